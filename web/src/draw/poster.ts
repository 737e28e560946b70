/** The last page of a game as a picture of its own, to be sent to friends. */
import { rays } from "./scenery";

export interface Poster {
	/** The winner, drawn. */
	figure: string;
	colours: { back: string; ray: string; glow: string };
	title: string;
	lines: string[];
}

const [WIDTH, HEIGHT] = [1200, 630];

/** Drawn by code like everything else: nothing is fetched. */
export async function drawPoster(poster: Poster): Promise<Blob | null> {
	const canvas = document.createElement("canvas");
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const pen = canvas.getContext("2d");
	if (!pen) return null;
	pen.fillStyle = poster.colours.back;
	pen.fillRect(0, 0, WIDTH, HEIGHT);
	await paint(
		pen,
		`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${rays(860, 330, 24, poster.colours.ray)}</svg>`,
		0,
		0,
		WIDTH,
		HEIGHT,
	);
	pen.fillStyle = poster.colours.glow;
	pen.beginPath();
	pen.ellipse(870, 330, 330, 270, 0, 0, Math.PI * 2);
	pen.fill();
	if (poster.figure) await paint(pen, poster.figure, 560, 20, 620, 760);
	pen.font = "130px Bangers";
	pen.lineJoin = "round";
	pen.lineWidth = 16;
	pen.strokeStyle = "#14110F";
	pen.fillStyle = "#FFE14D";
	pen.strokeText(poster.title, 56, 190, 560);
	pen.fillText(poster.title, 56, 190, 560);
	pen.fillStyle = "#FFFBF0";
	pen.fillRect(56, 250, 500, 50 + poster.lines.length * 44);
	pen.lineWidth = 6;
	pen.strokeRect(56, 250, 500, 50 + poster.lines.length * 44);
	pen.fillStyle = "#14110F";
	pen.font = "700 30px 'Comic Neue'";
	poster.lines.forEach((line, i) => {
		pen.fillText(line, 80, 302 + i * 44, 452);
	});
	pen.fillStyle = "#fff";
	pen.font = "60px Bangers";
	pen.fillText("CAPES", 56, HEIGHT - 36);
	return new Promise((done) => canvas.toBlob(done, "image/png"));
}

async function paint(pen: CanvasRenderingContext2D, svg: string, x: number, y: number, w: number, h: number) {
	const found = new DOMParser().parseFromString(svg, "text/html").querySelector("svg");
	if (!found) return;
	found.setAttribute("width", `${w}`);
	found.setAttribute("height", `${h}`);
	const picture = new Image();
	picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(found))}`;
	await picture.decode();
	pen.drawImage(picture, x, y, w, h);
}
