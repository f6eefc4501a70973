/** A job of the team: the astronaut at that work, and what the job is called. */
import { musicOf } from "../music.mjs";
import {
	AMBER,
	box,
	circle,
	clipped,
	fill,
	INDIGO,
	INK,
	lines,
	placed,
	RASPBERRY,
	SOFT,
	stroke,
	TEAL,
	tick,
	WHITE,
	write,
} from "../parts/draw.mjs";
import { AYU, BIMA, drawPerson, talking } from "../parts/people.mjs";
import { drawAstronaut, drawSky } from "../parts/space.mjs";
import { between, pop, share } from "../parts/timing.mjs";

export const FORMAT = { width: 640, height: 360, framesASecond: 24, videoBits: 40_000, audioBits: 12_000 };

export const prepare = ({ seconds, variant }) => ({ ...variant, tones: musicOf(seconds) });

/** Shapes find their place on a page. */
function drawDesigner(context, seconds) {
	box(context, WHITE, [0, 0, 260, 190], 16);
	const settle = pop(seconds, 0.7, 0.8);
	placed(context, { x: between(-70, 20, settle), y: between(150, 20, settle), turn: between(1, 0, settle) }, () =>
		box(context, INDIGO, [0, 0, 96, 70], 12),
	);
	placed(context, { x: between(330, 176, pop(seconds, 1.1, 0.8)), y: 55 }, () => circle(context, AMBER, 0, 0, 34));
	placed(context, { alpha: share(seconds, 1.8) }, () => lines(context, [20, 112], [200, 150]));
	placed(context, { x: 190, y: 160, scale: pop(seconds, 2.3) }, () => box(context, RASPBERRY, [-50, -16, 100, 32], 16));
	const x = between(40, 214, share(seconds, 1.8, 1.4));
	placed(context, { x, y: 150 - Math.sin(seconds * 4) * 6, turn: 0.6 }, () => {
		box(context, INK, [-7, -70, 14, 62], 3);
		fill(context, AMBER, "M-7-8h14L0 10z");
	});
}

function drawStore(context, x, y) {
	for (const row of [2, 1, 0]) {
		box(context, row === 1 ? INDIGO : "#7b74f0", [x, y + row * 34, 84, 30], 12);
		circle(context, WHITE, x + 18, y + row * 34 + 15, 5);
	}
}

/** Chunks travel to two stores, and none is lost. */
function drawEngineer(context, seconds) {
	box(context, WHITE, [0, 0, 260, 190], 16);
	drawStore(context, 18, 42);
	drawStore(context, 158, 42);
	for (let piece = 0; piece < 3; piece += 1) {
		const part = (seconds * 0.55 + piece / 3) % 1;
		box(context, RASPBERRY, [between(98, 146, part), 84 + Math.sin(part * Math.PI) * -34, 14, 14], 4);
	}
	placed(context, { x: 240, y: 40, scale: pop(seconds, 2.4) }, () => tick(context, 0, 0, 20));
}

function drawPortrait(context, looks, { x, y }, seconds, open) {
	clipped(context, [x - 34, y - 34, 68, 68], 34, () => {
		circle(context, looks.wall, x, y, 34);
		placed(context, { x, y: y + 4, scale: 0.74 }, () => drawPerson(context, looks, seconds, open));
	});
}

/** A question and its answer. */
function drawSuccess(context, seconds) {
	box(context, WHITE, [0, 0, 260, 190], 16);
	drawPortrait(context, BIMA, { x: 48, y: 54 }, seconds, talking(seconds));
	drawPortrait(context, AYU, { x: 212, y: 138 }, seconds, seconds > 2 ? talking(seconds) : 0);
	placed(context, { x: 94, y: 52, scale: pop(seconds, 0.7) }, () => {
		box(context, SOFT, [0, -26, 146, 52], 16);
		lines(context, [16, -12], [108, 70], WHITE);
	});
	placed(context, { x: 166, y: 138, scale: pop(seconds, 2) }, () => {
		box(context, INDIGO, [-146, -26, 146, 52], 16);
		lines(context, [-130, -12], [96, 112], WHITE);
	});
	placed(context, { x: 240, y: 96, scale: pop(seconds, 3) }, () => tick(context, 0, 0, 16));
}

/** A film that arrives and plays. */
function drawVideo(context, seconds) {
	box(context, WHITE, [0, 0, 260, 190], 16);
	clipped(context, [14, 14, 232, 124], 10, () => {
		box(context, AYU.wall, [14, 14, 232, 124], 0);
		placed(context, { x: 130, y: 78, scale: 1.1 }, () => drawPerson(context, AYU, seconds, talking(seconds)));
	});
	const arrived = Math.min(1, seconds / 3.4);
	box(context, SOFT, [50, 158, 196, 10], 5);
	box(context, "#b7b3f0", [50, 158, 10 + 186 * arrived, 10], 5);
	box(context, RASPBERRY, [50, 158, 10 + 120 * Math.max(0, (seconds - 0.6) / 4.4), 10], 5);
	fill(context, INK, "M18 152v22l18-11z");
	for (let bar = 0; bar < 4; bar += 1) {
		const color = bar / 4 < arrived ? TEAL : "#ffffff8c";
		box(context, color, [196 + bar * 12, 52 - bar * 8, 8, 12 + bar * 8], 3);
	}
}

const MOTIFS = {
	designer: { drawMotif: drawDesigner, bottom: "#564fdb", ground: "#3b35a8" },
	engineer: { drawMotif: drawEngineer, bottom: "#0e5e63", ground: "#0b4346" },
	success: { drawMotif: drawSuccess, bottom: "#8c1740", ground: "#5f0f2c" },
	video: { drawMotif: drawVideo, bottom: "#1f5f86", ground: "#123f57" },
};

export function draw(context, seconds, { motif, title }) {
	const { drawMotif, bottom, ground } = MOTIFS[motif];
	drawSky(context, { ...FORMAT, bottom, ground });
	placed(context, { x: 152, y: 104 + Math.sin(seconds * 1.3) * 4, scale: 0.92 }, () =>
		drawAstronaut(context, { wave: share(seconds, 0.3, 0.4) * (1 - share(seconds, 2.2, 0.4)), seconds }),
	);
	placed(context, { x: 290, y: between(60, 44, share(seconds, 0, 0.6)) }, () => drawMotif(context, seconds));
	placed(context, { alpha: share(seconds, 0.4) }, () =>
		write(context, title, { x: 320, y: 310, size: 30, color: WHITE, weight: 800 }),
	);
	stroke(context, RASPBERRY, 5, `M${320 - 40 * share(seconds, 0.8)} 338h${80 * share(seconds, 0.8)}`);
}
