import { AMBER, box, circle, INDIGO, lines, placed, RASPBERRY, TEAL, WHITE, write } from "../../parts/draw.mjs";
import { drawAstronaut, drawPlanet } from "../../parts/space.mjs";
import { between, pop, share } from "../../parts/timing.mjs";

/** The code that the invitation brought. */
function drawTicket(context) {
	box(context, WHITE, [-150, -76, 300, 152], 22);
	box(context, INDIGO, [-126, -52, 44, 44], 12);
	lines(context, [-66, -46], [150, 96]);
	box(context, "#eeedfc", [-126, 12, 252, 44], 14);
	for (const [index, sign] of ["A", "7", "K", "2", "Q"].entries())
		write(context, sign, { x: -92 + index * 46, y: 35, size: 26, weight: 800 });
}

/** An astronaut floats in and waves; the invitation with its code is there already. */
export function drawHello(context, seconds) {
	placed(context, { x: 800, y: 118 }, () => drawPlanet(context, AMBER, 46));
	circle(context, TEAL, 120, 96, 20);
	const y = between(320, 190, pop(seconds, 0.1, 1)) + Math.sin(seconds * 1.6) * 6;
	placed(context, { x: 300, y, scale: 1.28, turn: Math.sin(seconds * 1.1) * 0.03 }, () =>
		drawAstronaut(context, { wave: share(seconds, 0.9, 0.4), seconds }),
	);
	placed(context, { x: 640, y: 290, scale: pop(seconds, 1.5) }, () => {
		drawTicket(context);
		placed(context, { x: 146, y: -72, scale: pop(seconds, 2.1) }, () => circle(context, RASPBERRY, 0, 0, 18));
	});
}
