import { AMBER, circle, fill, INDIGO, placed, RASPBERRY, ring, SOFT, TEAL, WHITE, write } from "../../parts/draw.mjs";
import { drawAstronaut, drawPlanet, drawSparks } from "../../parts/space.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

/** It counts down, then the interview can be started. */
function drawStart(context, seconds) {
	const part = Math.min(1, seconds / 2.4);
	circle(context, WHITE, 0, 0, 112);
	ring(context, SOFT, { x: 0, y: 0, radius: 92, width: 14 });
	if (part > 0.01) ring(context, part < 1 ? INDIGO : TEAL, { x: 0, y: 0, radius: 92, width: 14, part });
	if (part < 1) {
		write(context, String(3 - Math.floor(part * 3)), { x: 0, y: 6, size: 92, weight: 800 });
		return;
	}
	placed(context, { scale: pop(seconds, 2.4) }, () =>
		fill(context, RASPBERRY, "M-26-44q0-8 8-4l62 42q7 6 0 12l-62 42q-8 4-8-4z"),
	);
}

/** The first question is near. Good luck! */
export function drawLuck(context, seconds) {
	placed(context, { x: 150, y: 130 }, () => drawPlanet(context, TEAL, 34));
	placed(context, { x: 610, y: 244, scale: pop(seconds, 0.1) }, () => drawStart(context, seconds - 0.3));
	placed(context, { x: 610, y: 244, scale: 1.5 }, () =>
		drawSparks(context, share(seconds, 2.7, 1.5), [AMBER, WHITE, RASPBERRY]),
	);
	const y = between(240, 190, share(seconds, 2.6, 0.5)) + Math.sin(seconds * 1.6) * 6;
	placed(context, { x: 345, y, scale: 1.1 }, () => drawAstronaut(context, { wave: share(seconds, 2.5, 0.4), seconds }));
}
