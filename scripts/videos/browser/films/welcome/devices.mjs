import {
	box,
	circle,
	clipped,
	fill,
	INDIGO,
	placed,
	RASPBERRY,
	SOFT,
	stroke,
	TEAL,
	tick,
	WHITE,
} from "../../parts/draw.mjs";
import { BIMA, drawPerson } from "../../parts/people.mjs";
import { pop } from "../../parts/timing.mjs";

const BARS = 12;

function drawPhone(context, seconds) {
	box(context, "#0f0d2e", [-120, -200, 240, 400], 36);
	clipped(context, [-106, -182, 212, 364], 24, () => {
		box(context, BIMA.wall, [-106, -182, 212, 364], 0);
		placed(context, { y: 40, scale: 2 }, () => drawPerson(context, BIMA, seconds));
	});
	circle(context, "#0f0d2e", 0, -166, 7);
	for (const [x, y, turn] of [
		[-84, -100, 0],
		[84, -100, Math.PI / 2],
		[84, 130, Math.PI],
		[-84, 130, -Math.PI / 2],
	])
		placed(context, { x, y, turn }, () => stroke(context, WHITE, 7, "M0 30V8q0-8 8-8h22"));
}

function drawCheck(context, seconds, { color, doneAt, drawMark }) {
	box(context, WHITE, [0, 0, 350, 104], 22);
	box(context, color, [20, 20, 64, 64], 18);
	placed(context, { x: 52, y: 52 }, () => drawMark(context));
	placed(context, { x: 318, y: 8, scale: pop(seconds, doneAt) }, () => tick(context, 0, 0, 24));
}

function drawCamera(context) {
	box(context, WHITE, [-22, -15, 30, 30], 7);
	fill(context, WHITE, "M12-5l12-9v28l-12-9z");
}

function drawMicrophone(context) {
	box(context, WHITE, [-9, -24, 18, 32], 9);
	stroke(context, WHITE, 4.5, "M-17 0a17 17 0 0 0 34 0M0 17v8");
}

/** The microphone's level while somebody speaks. */
function drawLoudness(context, seconds) {
	for (let bar = 0; bar < BARS; bar += 1) {
		const loud = Math.abs(Math.sin(seconds * 5 + bar * 0.9)) * Math.abs(Math.sin(seconds * 2.1 + bar * 0.4));
		const height = 10 + 44 * (seconds > 1.5 ? loud : 0);
		box(context, bar % 3 === 0 ? INDIGO : TEAL, [104 + bar * 18, 52 - height / 2, 10, height], 5);
	}
}

/** Camera and microphone are tried out. */
export function drawDevices(context, seconds) {
	placed(context, { x: 270, y: 254, scale: pop(seconds, 0.1) }, () => drawPhone(context, seconds));
	placed(context, { x: 480, y: 130, scale: pop(seconds, 0.5) }, () => {
		drawCheck(context, seconds, { color: RASPBERRY, doneAt: 1.3, drawMark: drawCamera });
		box(context, SOFT, [104, 34, 170, 10], 5);
		box(context, SOFT, [104, 58, 120, 10], 5);
	});
	placed(context, { x: 480, y: 264, scale: pop(seconds, 1) }, () => {
		drawCheck(context, seconds, { color: INDIGO, doneAt: 2.6, drawMark: drawMicrophone });
		drawLoudness(context, seconds);
	});
}
