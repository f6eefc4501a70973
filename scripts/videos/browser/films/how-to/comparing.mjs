import { box, circle, clipped, fill, INDIGO, lines, placed, RASPBERRY, SOFT, WHITE } from "../../parts/draw.mjs";
import { AYU, BIMA, CLARA, DEWI, drawPerson, EKO, talking } from "../../parts/people.mjs";
import { pop, share } from "../../parts/timing.mjs";

/** The candidates, and how many of the five points each gets. */
const ANSWERS = [
	{ looks: AYU, points: 5 },
	{ looks: BIMA, points: 3 },
	{ looks: CLARA, points: 4 },
];
/** Colleagues who give points, one after the other. */
const COLLEAGUES = [DEWI, EKO];
const TILE = [0, 0, 236, 150];

const STAR = "M0-13l4 9 9.500 1-7 6.500 2 9.500-8.500-5-8.500 5 2-9.500-7-6.500 9.500-1z";

function drawAnswer(context, { looks }, seconds) {
	clipped(context, TILE, 16, () => {
		box(context, looks.wall, TILE, 0);
		placed(context, { x: 118, y: 74, scale: 1.28 }, () =>
			drawPerson(context, looks, seconds, talking(seconds + looks.phase)),
		);
	});
	fill(context, "#ffffffd9", "M20 122v-22l18 11z");
	box(context, "#ffffff8c", [48, 108, 168, 6], 3);
	box(context, WHITE, [48, 108, 40 + 20 * seconds, 6], 3);
}

function drawPoints(context, points, seconds, from) {
	for (let index = 0; index < 5; index += 1)
		placed(context, { x: 46 + index * 36, y: 186 }, () => {
			fill(context, SOFT, STAR);
			if (index < points)
				placed(context, { scale: pop(seconds, from + index * 0.12, 0.35) }, () => fill(context, "#f3a712", STAR));
		});
}

function drawComment(context, looks, widths) {
	box(context, "#eeedfc", [0, 0, 212, 52], 14);
	clipped(context, [8, 8, 36, 36], 18, () => {
		circle(context, looks.wall, 26, 26, 18);
		placed(context, { x: 26, y: 28, scale: 0.42 }, () => drawPerson(context, looks));
	});
	lines(context, [54, 15], widths);
}

/** The team watches the same question side by side, scores and comments. */
export function drawComparing(context, seconds) {
	for (const [column, answer] of ANSWERS.entries()) {
		const x = 86 + column * 276;
		placed(context, { x: x + 118, y: 240, scale: pop(seconds, 0.2 + column * 0.2) }, () =>
			placed(context, { x: -118, y: -190 }, () => {
				box(context, WHITE, [-10, -10, 256, 396], 22);
				drawAnswer(context, answer, seconds);
				drawPoints(context, answer.points, seconds, 1.4 + column * 0.7);
				for (const [row, looks] of COLLEAGUES.entries())
					placed(
						context,
						{ x: 12, y: 224 + row * 62, alpha: share(seconds, 2.2 + column * 0.5 + row * 0.8, 0.3) },
						() =>
							drawComment(
								context,
								looks,
								[
									[138, 96],
									[120, 60],
									[104, 130],
								][(column + row) % 3],
							),
					);
				box(context, SOFT, [12, 356, 212, 12], 6);
				const width = 212 * (answer.points / 5) * share(seconds, 3.4 + column * 0.2, 0.8);
				if (width > 12) box(context, column === 0 ? RASPBERRY : INDIGO, [12, 356, width, 12], 6);
			}),
		);
	}
}
