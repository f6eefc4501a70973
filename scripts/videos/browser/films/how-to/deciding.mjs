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
} from "../../parts/draw.mjs";
import { AYU, BIMA, CLARA, DEWI, drawPerson, EKO } from "../../parts/people.mjs";
import { drawSparks } from "../../parts/space.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

const COLUMNS = [
	{ color: SOFT, x: 96 },
	{ color: INDIGO, x: 362 },
	{ color: TEAL, x: 628 },
];
/** The initial order; the first one moves to the end. */
const CARDS = [
	{ looks: BIMA, x: 112, y: 206 },
	{ looks: DEWI, x: 112, y: 290 },
	{ looks: CLARA, x: 378, y: 206 },
	{ looks: EKO, x: 112, y: 374 },
];
const LEAVES = 4.5;

function drawCard(context, looks) {
	box(context, WHITE, [0, 0, 204, 72], 14);
	clipped(context, [10, 10, 52, 52], 26, () => {
		circle(context, looks.wall, 36, 36, 26);
		placed(context, { x: 36, y: 40, scale: 0.6 }, () => drawPerson(context, looks));
	});
	lines(context, [76, 22], [104, 66]);
}

function drawBoard(context, seconds) {
	for (const { color, x } of COLUMNS) {
		box(context, "#ffffff26", [x, 76, 236, 392], 20);
		box(context, color, [x + 16, 92, 110, 14], 7);
	}
	for (const { looks, x, y } of CARDS) placed(context, { x, y }, () => drawCard(context, looks));
	const first = share(seconds, 0.8, 0.9);
	const second = share(seconds, 2.1, 0.9);
	const x = between(between(112, 378, first), 644, second);
	const lift = Math.sin(first * Math.PI) * -18 + Math.sin(second * Math.PI) * -18;
	const turn = 0.05 * (Math.sin(first * Math.PI) + Math.sin(second * Math.PI));
	placed(context, { x, y: 122 + lift, turn }, () => {
		drawCard(context, AYU);
		placed(context, { x: 200, y: 4, scale: pop(seconds, 3) }, () => tick(context, 0, 0, 20));
	});
	placed(context, { x: 846, y: 126 }, () => drawSparks(context, share(seconds, 3.1, 1.2), [AMBER, WHITE, RASPBERRY]));
}

/** The product's mark with its name. */
function drawMark(context) {
	box(context, INDIGO, [-232, -60, 120, 120], 28);
	circle(context, WHITE, -172, 0, 40);
	box(context, INK, [-203, -22, 62, 41], 20);
	stroke(context, RASPBERRY, 8, "M-190 3c10-12 24-16 37-10");
	write(context, "Astronaut", { x: -86, y: 4, size: 72, color: WHITE, weight: 800, align: "left" });
	fill(context, AMBER, "M290-44q3 13 16 16q-13 3-16 16q-3-13-16-16q13-3 16-16z");
}

/** The team decides: a card moves through the stages. The mark ends the film. */
export function drawDeciding(context, seconds) {
	placed(context, { alpha: 1 - share(seconds, LEAVES - 0.3, 0.3) }, () => drawBoard(context, seconds));
	placed(context, { x: 452, y: 250, scale: pop(seconds, LEAVES) }, () => drawMark(context));
}
