import { box, circle, clipped, fill, INDIGO, INK, placed, RASPBERRY, stroke, WHITE, write } from "../../parts/draw.mjs";
import { AYU, BIMA, CLARA, DEWI, drawPerson, EKO } from "../../parts/people.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

/** The candidates, and where they are. */
const PLACES = [
	{ looks: AYU, x: 150, y: 128, code: "AYU7K2" },
	{ looks: BIMA, x: 812, y: 120, code: "BIM4Q9" },
	{ looks: CLARA, x: 130, y: 350, code: "CLA8T5" },
	{ looks: DEWI, x: 830, y: 352, code: "DEW3M6" },
	{ looks: EKO, x: 480, y: 96, code: "EKO9R1" },
];
const CENTRE = { x: 480, y: 300 };

function drawCandidate(context, { looks }, seconds) {
	circle(context, WHITE, 0, 0, 62);
	clipped(context, [-56, -56, 112, 112], 56, () => {
		circle(context, looks.wall, 0, 0, 56);
		placed(context, { y: 4 }, () => drawPerson(context, looks, seconds));
	});
}

function drawLetter(context, width, { paper = WHITE, fold = INDIGO } = {}) {
	const height = width * 0.66;
	box(context, paper, [-width / 2, -height / 2, width, height], width / 12);
	const [x, y] = [width / 2 - width / 24, height / 2 - width / 24];
	stroke(context, fold, width / 22, `M${-x} ${-y}L0 ${height * 0.1}L${x} ${-y}`);
}

/** The code that a candidate gets, in a pill below the portrait. */
function drawCode(context, code) {
	box(context, INK, [-62, 46, 124, 36], 18);
	write(context, code, { x: 0, y: 65, size: 19, color: WHITE, weight: 700 });
}

function drawFlight(context, { x, y, code }, seconds, from) {
	const part = share(seconds, from, 0.9);
	const height = Math.sin(part * Math.PI) * -56;
	if (part > 0 && part < 1) {
		const place = { x: between(CENTRE.x, x, part), y: between(CENTRE.y, y, part) + height };
		placed(context, { ...place, scale: between(1, 0.7, part) }, () =>
			drawLetter(context, 84, { paper: RASPBERRY, fold: WHITE }),
		);
	}
	placed(context, { x, y, scale: pop(seconds, from + 0.85) }, () => {
		drawCode(context, code);
		circle(context, RASPBERRY, 48, -42, 17);
		fill(context, WHITE, "M41-38c4-4 2-14 7-14s3 10 7 14zM45.500-36a2.500 2.500 0 0 0 5 0z");
	});
}

/** Candidates are invited: each gets a letter with a code. */
export function drawInviting(context, seconds) {
	for (const [index, person] of PLACES.entries())
		placed(context, { x: person.x, y: person.y, scale: pop(seconds, 0.2 + index * 0.12) }, () =>
			drawCandidate(context, person, seconds),
		);
	placed(context, { ...CENTRE, scale: pop(seconds, 0.7) }, () => drawLetter(context, 190));
	for (const [index, person] of PLACES.entries()) drawFlight(context, person, seconds, 1.5 + index * 0.42);
}
