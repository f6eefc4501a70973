import {
	AMBER,
	box,
	circle,
	fill,
	INDIGO,
	lines,
	PALE,
	placed,
	RASPBERRY,
	ring,
	SOFT,
	stroke,
	TEAL,
	tick,
	WHITE,
	write,
} from "../../parts/draw.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

function drawCamera(context) {
	box(context, WHITE, [-19, -13, 26, 26], 6);
	fill(context, WHITE, "M11-4l10-8v24l-10-8z");
}

function drawChoices(context) {
	for (const [row, y] of [-12, 0, 12].entries()) {
		circle(context, WHITE, -14, y, 4.5);
		box(context, WHITE, [-4, y - 3, row === 1 ? 16 : 22, 6], 3);
	}
}

function drawText(context) {
	for (const [row, width] of [36, 28, 36, 18].entries()) box(context, WHITE, [-18, -15 + row * 9, width, 5], 2.5);
}

/** Kinds of questions: their picture, colour, and how long one has for them. */
const KINDS = [
	{ drawMark: drawCamera, color: RASPBERRY, minutes: "1:30", widths: [300, 210] },
	{ drawMark: drawChoices, color: INDIGO, minutes: "0:45", widths: [260, 290] },
	{ drawMark: drawText, color: TEAL, minutes: "3:00", widths: [310, 160] },
	{ drawMark: drawCamera, color: RASPBERRY, minutes: "2:00", widths: [230, 270] },
];

function drawTime(context, minutes, part) {
	box(context, PALE, [446, 24, 92, 36], 18);
	ring(context, SOFT, { x: 466, y: 42, radius: 9, width: 4 });
	if (part > 0.02) ring(context, AMBER, { x: 466, y: 42, radius: 9, width: 4, part });
	write(context, minutes, { x: 507, y: 43, size: 19 });
}

function drawQuestion(context, { drawMark, color, minutes, widths }, seconds) {
	box(context, WHITE, [0, 0, 560, 84], 18);
	box(context, color, [18, 16, 52, 52], 14);
	placed(context, { x: 44, y: 42 }, () => drawMark(context));
	lines(context, [90, 28], widths);
	drawTime(context, minutes, share(seconds, 0.5, 0.8));
}

/** Questions line up, each with the time for its answer. */
export function drawQuestions(context, seconds) {
	for (const [index, kind] of KINDS.entries()) {
		const from = 0.3 + index * 0.85;
		const x = between(-240, 128, pop(seconds, from, 0.6));
		placed(context, { x, y: 64 + index * 104, alpha: share(seconds, from, 0.25) }, () =>
			drawQuestion(context, kind, seconds - from),
		);
	}
	placed(context, { x: 782, y: 262, scale: pop(seconds, 3.9, 0.6) }, () => {
		circle(context, "#ffffff26", 0, 0, 84);
		circle(context, WHITE, 0, 0, 62);
		stroke(
			context,
			INDIGO,
			9,
			"M-26 4a27 27 0 0 1 46-22l10 10M30-28v20h-20M26-2a27 27 0 0 1-46 22l-10-10M-30 30V10h20",
		);
	});
	placed(context, { x: 832, y: 212, scale: pop(seconds, 4.7) }, () => tick(context, 0, 0, 22));
}
