/** What the place around the table asks the server: games played, and the people who played them. */
import { get, me } from "./api";

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
	profile: (id: string) => get<Profile>(`/api/people/${q(id)}/profile`),
};
