import { AMBER, box, circle, clipped, fill, placed, stroke, WHITE } from "../../parts/draw.mjs";
import { drawPerson, EKO } from "../../parts/people.mjs";
import { pop, share } from "../../parts/timing.mjs";

const ROOM = [170, 56, 620, 400];

function drawWindow(context) {
	box(context, "#b98a5a", [222, 104, 150, 150], 12);
	box(context, "#2a2684", [232, 114, 130, 130], 6);
	circle(context, "#fdf3cf", 322, 150, 22);
	circle(context, "#2a2684", 312, 144, 18);
	for (const [x, y] of [
		[252, 140],
		[274, 206],
		[336, 216],
		[250, 180],
	])
		circle(context, WHITE, x, y, 2);
}

/** The proxy closes, and the noise outside of it with it. */
function drawDoor(context, seconds) {
	const closed = share(seconds, 0.9, 0.6);
	box(context, "#7a5a3a", [664, 126, 96, 250], 8);
	box(context, "#3a2c4d", [672, 134, 80, 242], 4);
	box(context, "#a87a4c", [672, 134, 26 + 54 * closed, 242], 4);
	circle(context, AMBER, 686 + 54 * closed, 262, 6);
	placed(context, { alpha: 1 - closed }, () => stroke(context, WHITE, 6, "M612 210q-14 22 0 44M590 196q-22 36 0 72"));
}

function drawLamp(context, seconds) {
	placed(context, { alpha: 0.5 * share(seconds, 1.7, 0.4) }, () =>
		fill(context, "#fde9a9", "M420 132h60l120 240H300z"),
	);
	stroke(context, "#3a2c4d", 5, "M450 56v48");
	fill(context, "#ed2453", "M424 132q4-32 26-32t26 32z");
}

function drawDesk(context, seconds) {
	placed(context, { x: 450, y: 266, scale: 1.75 }, () => drawPerson(context, EKO, seconds));
	box(context, "#b98a5a", [250, 372, 400, 18], 6);
	box(context, "#0f0d2e", [562, 306, 42, 68], 8);
	box(context, "#8e8af0", [566, 312, 34, 54], 4);
	stroke(context, "#0f0d2e", 6, "M596 372l14-30");
}

/** Somebody sits down in a quiet place with good light. */
export function drawQuietPlace(context, seconds) {
	clipped(context, ROOM, 28, () => {
		box(context, "#f4e3c6", ROOM, 0);
		box(context, "#d9bd92", [170, 376, 620, 80], 0);
		drawWindow(context);
		drawDoor(context, seconds);
		drawLamp(context, seconds);
		drawDesk(context, seconds);
	});
	placed(context, { x: 760, y: 92, scale: pop(seconds, 2.4) }, () => {
		circle(context, WHITE, 0, 0, 44);
		fill(context, "#564fdb", "M-20-8h12l16-14v44L-8 8h-12z");
		stroke(context, "#ed2453", 7, "M-24 24L26-26");
	});
}
