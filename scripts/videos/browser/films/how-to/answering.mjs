import {
	AMBER,
	box,
	circle,
	clipped,
	INDIGO,
	lines,
	PALE,
	placed,
	RASPBERRY,
	ring,
	SOFT,
	TEAL,
	tick,
	WHITE,
	write,
} from "../../parts/draw.mjs";
import { AYU, drawPerson, talking } from "../../parts/people.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

/** The answer begins, and its time runs, seconds. */
const FROM = 0.9;
const LENGTH = 4.2;
const SECONDS_TOLD = 90;

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function drawRoom(context, [x, y, width, height]) {
	box(context, AYU.wall, [x, y, width, height], 0);
	box(context, "#f6d98b", [x + 24, y + 40, 92, 110], 8);
	box(context, "#b98a5a", [x + width - 130, y + 130, 130, 9], 0);
	for (const [index, color] of ["#2f6f73", "#a3482f", "#d8a13a", "#44556b"].entries())
		box(context, color, [x + width - 116 + index * 22, y + 82 + (index % 2) * 8, 17, 48 - (index % 2) * 8], 2);
}

function drawRecording(context, seconds) {
	const isRunning = seconds > FROM && seconds < FROM + LENGTH;
	const frame = [0, 0, 420, 316];
	clipped(context, frame, 22, () => {
		drawRoom(context, frame);
		const open = isRunning ? Math.max(0, talking(seconds)) : 0;
		placed(context, { x: 214 + Math.sin(seconds * 0.9) * 3, y: 150, scale: 2.35 }, () =>
			drawPerson(context, AYU, seconds, open),
		);
	});
	if (isRunning && seconds % 1 < 0.65) circle(context, RASPBERRY, 32, 32, 11);
	for (let bar = 0; bar < 5; bar += 1) {
		const height = isRunning ? 8 + 26 * Math.abs(Math.sin(seconds * (5 + bar) + bar)) : 8;
		box(context, WHITE, [344 + bar * 12, 40 - height / 2, 7, height], 3.5);
	}
}

function drawTimer(context, seconds) {
	const part = Math.min(1, Math.max(0, (seconds - FROM) / LENGTH));
	const left = SECONDS_TOLD * (1 - part * 0.8);
	circle(context, WHITE, 0, 0, 68);
	ring(context, SOFT, { x: 0, y: 0, radius: 54, width: 11 });
	ring(context, part > 0.75 ? AMBER : INDIGO, { x: 0, y: 0, radius: 54, width: 11, part: 1 - part * 0.8 });
	write(context, clock(left), { x: 0, y: 2, size: 34, weight: 800 });
}

/** The questions that are done and the one that is being answered. */
function drawSteps(context, seconds) {
	for (const [index, color] of [TEAL, TEAL, RASPBERRY, SOFT].entries()) {
		const y = index * 58;
		box(context, index === 2 ? WHITE : "#ffffffd9", [0, y, 190, 46], 14);
		box(context, SOFT, [50, y + 14, [110, 92, 118, 84][index], 7], 3.5);
		box(context, SOFT, [50, y + 27, [70, 96, 60, 76][index], 7], 3.5);
		if (index < 2) tick(context, 25, y + 23, 13);
		else circle(context, color, 25, y + 23, 11);
	}
	placed(context, { x: 25, y: 139, scale: pop(seconds, FROM + LENGTH + 0.1) }, () => tick(context, 0, 0, 13));
}

/** A candidate answers when it suits her, on a phone, while the time runs. */
export function drawAnswering(context, seconds) {
	const rise = between(40, 0, share(seconds, 0, 0.6));
	placed(context, { x: 150, y: 52 + rise }, () => {
		box(context, "#0f0d2e", [-18, -18, 456, 440], 36);
		drawRecording(context, seconds);
		box(context, PALE, [0, 328, 420, 76], 18);
		box(context, RASPBERRY, [18, 346, 40, 40], 12);
		write(context, "?", { x: 38, y: 367, size: 26, color: WHITE, weight: 800 });
		lines(context, [78, 352], [290, 220]);
	});
	placed(context, { x: 740, y: 128, scale: pop(seconds, 0.3) }, () => drawTimer(context, seconds));
	placed(context, { x: 645, y: 232, alpha: share(seconds, 0.6) }, () => drawSteps(context, seconds));
}
