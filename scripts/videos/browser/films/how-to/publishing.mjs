import {
	AMBER,
	box,
	circle,
	clipped,
	fill,
	INDIGO,
	INK,
	lines,
	PALE,
	placed,
	RASPBERRY,
	SOFT,
	stroke,
	TEAL,
	tick,
	WHITE,
} from "../../parts/draw.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

function drawPicture(context, [x, y, width, height]) {
	clipped(context, [x, y, width, height], 12, () => {
		box(context, "#8fd3cb", [x, y, width, height], 0);
		circle(context, AMBER, x + width * 0.76, y + height * 0.34, height * 0.2);
		fill(
			context,
			TEAL,
			`M${x} ${y + height}v${-height * 0.35}l${width * 0.3} ${-height * 0.28} ${width * 0.32} ${height * 0.34} ${width * 0.4} ${-height * 0.16}V${y + height}z`,
		);
	});
}

/** The job's page on a computer, put together from the top down. */
function drawPage(context, seconds) {
	box(context, WHITE, [0, 0, 500, 340], 18);
	box(context, PALE, [0, 0, 500, 40], [18, 18, 0, 0]);
	for (const [index, color] of [RASPBERRY, AMBER, TEAL].entries()) circle(context, color, 26 + index * 22, 20, 6);
	placed(context, { y: between(20, 0, share(seconds, 0.6)), alpha: share(seconds, 0.6) }, () =>
		drawPicture(context, [28, 60, 444, 96]),
	);
	placed(context, { alpha: share(seconds, 1.1) }, () => {
		box(context, INDIGO, [28, 174, 44, 44], 12);
		box(context, INK, [88, 178, 210, 14], 7);
		box(context, SOFT, [88, 202, 130, 10], 5);
	});
	placed(context, { alpha: share(seconds, 1.6) }, () => lines(context, [28, 240], [300, 270, 310, 180]));
}

const pressed = (seconds) => 1 - 0.12 * share(seconds, 2.7, 0.15) + 0.12 * share(seconds, 2.85, 0.2);

function drawButton(context, seconds) {
	placed(context, { x: 410, y: 290, scale: pop(seconds, 1.9) * pressed(seconds) }, () => {
		box(context, RASPBERRY, [-62, -24, 124, 48], 24);
		box(context, WHITE, [-30, -5, 60, 10], 5);
	});
	const [x, y] = [between(560, 424, share(seconds, 2, 0.6)), between(430, 300, share(seconds, 2, 0.6))];
	placed(context, { x, y, alpha: share(seconds, 2, 0.2) }, () => {
		fill(context, INK, "M-2-2l4 40 10-10 10 20 10-5-10-19 14-2z");
		stroke(context, WHITE, 3, "M-2-2l4 40 10-10 10 20 10-5-10-19 14-2z");
	});
}

function drawPhone(context, seconds) {
	box(context, "#0f0d2e", [0, 0, 172, 330], 28);
	box(context, WHITE, [10, 12, 152, 306], 20);
	drawPicture(context, [20, 30, 132, 74]);
	box(context, INDIGO, [20, 116, 30, 30], 8);
	box(context, INK, [60, 120, 86, 10], 5);
	box(context, SOFT, [60, 137, 56, 8], 4);
	lines(context, [20, 168], [130, 112, 126, 90, 118]);
	box(context, RASPBERRY, [20, 272, 132, 32], 16);
	placed(context, { x: 160, y: 10, scale: pop(seconds, 4.1) }, () => tick(context, 0, 0, 26));
}

/** A job is published: its page is there, on computers and phones. */
export function drawPublishing(context, seconds) {
	placed(context, { x: 120, y: between(120, 82, share(seconds, 0.1, 0.6)) }, () => {
		drawPage(context, seconds);
		drawButton(context, seconds);
	});
	placed(context, { x: between(960, 668, share(seconds, 3.2, 0.7)), y: 108, alpha: share(seconds, 3.2, 0.3) }, () =>
		drawPhone(context, seconds),
	);
}
