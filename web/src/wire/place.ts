/** What the place around the table asks the server: games played, and the people who played them. */
import { change, get, me, post } from "./api";

export interface PlayerCard {
	seat: number;
	name: string;
	kind: string;
	level: string;
	person: string;
	main: string;
	deck: string;
	won: boolean;
}
export interface GameCard {
	table: string;
	game: string;
	mode: string;
	state: string;
	seat: number;
	players: PlayerCard[];
	result: "" | "won" | "lost" | "none";
	why: string;
	turns: number;
	rated: boolean;
	days: number;
	rating: number | null;
	moved: number | null;
	mine: boolean;
	replay: boolean;
	began: number;
	touched: number;
}
export interface Turns {
	waiting: GameCard[];
	vacation: number;
	left: number;
	feed: boolean;
}
export interface FriendCard {
	id: string;
	name: string;
	kind: string;
	playing: string[];
}
export interface GamesPage {
	games: GameCard[];
	more: boolean;
}
export interface RatingCard {
	person: string;
	game: string;
	mode: string;
	games: number;
	rating: number;
	doubt: number;
	provisional: boolean;
}
export interface Share {
	game: string;
	deck: string;
	main: string;
	games: number;
	wins: number;
	rate: number;
	low: number;
	high: number;
}
export interface Curve {
	game: string;
	mode: string;
	points: { at: number; rating: number; table: string }[];
}
export interface Profile {
	id: string;
	name: string;
	kind: string;
	since: number;
	games: number;
	wins: number;
	turns: number;
	playing: string[];
	ratings: RatingCard[];
	decks: Share[];
	mains: Share[];
	cards: { game: string; card: string; times: number; games: number }[];
	curves: Curve[];
	best: GameCard[];
	followed: boolean;
	blocked: boolean;
}

const q = encodeURIComponent;
const query = (wanted: Record<string, string | number>): string => {
	const given = Object.entries(wanted).filter(([, value]) => value !== "" && value !== 0);
	return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : "";
};

export const place = {
	myGames: (wanted: Record<string, string | number>) =>
		me().then(() => get<GamesPage>(`/api/me/games${query(wanted)}`)),
	gamesOf: (id: string, offset: number) => get<GamesPage>(`/api/people/${q(id)}/games${query({ offset })}`),
	quick: (wanted: { game: string; mode: string; rated: boolean; deck?: unknown }) =>
		post<{ table: string }>("/api/quick", wanted),
	block: (id: string, on: boolean) => change<null>(on ? "PUT" : "DELETE", `/api/people/${q(id)}/block`, null),
	follow: (id: string, on: boolean) => change<null>(on ? "PUT" : "DELETE", `/api/people/${q(id)}/follow`, null),
	friends: () => get<FriendCard[]>("/api/me/friends"),
	blocks: () => get<FriendCard[]>("/api/me/blocks"),
	leaders: (game: string, mode: string) =>
		get<(RatingCard & { name: string })[]>(`/api/ratings${query({ game, mode, limit: 100 })}`),
	changePassword: (old: string, fresh: string) => post<null>("/api/me/password", { old, new: fresh }),
	newCodes: (password: string) => post<{ codes: string[] }>("/api/me/codes", { password }),
	signOut: () => post<null>("/api/me/sign-out", {}),
	deleteMe: (password: string) => post<null>("/api/me/delete", { password }),
	turns: () => get<Turns>("/api/me/turns"),
	daysOff: (days: number) => post<Turns>("/api/me/vacation", { days }),
	newFeed: () => post<{ address: string }>("/api/me/feed", {}),
	profile: (id: string) => get<Profile>(`/api/people/${q(id)}/profile`),
};
