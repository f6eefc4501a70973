import { ellipse, fill, stroke } from "./draw.mjs";

const MOUTH = "#8e3b3b";
const BLINK_EVERY = 3.1;
const BLINK_SECONDS = 0.14;

/** Those who appear in the films. */
export const AYU = { skin: "#d9a47a", hair: "#2a2440", shirt: "#ed2453", wall: "#dfe9ea", phase: 0.4 };
export const BIMA = { skin: "#b97b50", hair: "#1b1730", shirt: "#2bb3a3", wall: "#f4e3c6", phase: 1.3 };
export const CLARA = { skin: "#f1cba6", hair: "#7a4522", shirt: "#f3a712", wall: "#d7e3f7", phase: 2.2 };
export const DEWI = { skin: "#c98f65", hair: "#3d3a8c", shirt: "#7b74f0", wall: "#f7dce4", phase: 0.9, hasScarf: true };
export const EKO = { skin: "#e3b48c", hair: "#4a3b30", shirt: "#123f57", wall: "#dcefe6", phase: 1.8 };

function drawFace(context, { skin, hair, phase, hasScarf }, seconds, open) {
	const isBlinking = (seconds + phase) % BLINK_EVERY < BLINK_SECONDS;
	ellipse(context, hair, hasScarf ? [0, -4, 37, 40] : [0, -8, 32, 32]);
	ellipse(context, skin, [0, -3, 24, 27]);
	if (!hasScarf) fill(context, hair, "M-25-16a25 15 0 0 1 50 0q-25-7-50 0z");
	for (const x of [-9, 9]) ellipse(context, "#1b1730", [x, -4, 2.6, isBlinking ? 0.6 : 3]);
	if (open > 0.08) ellipse(context, MOUTH, [0, 11, 7 - open, 1.5 + 5 * open]);
	else stroke(context, MOUTH, 2.6, "M-7 9q7 7 14 0");
}

/**
 * A person from the shoulders up, 88 wide and 110 high, with the face at 0, 0; `open` is the opening of the mouth, 0 to
 * 1.
 */
export function drawPerson(context, looks, seconds = 0, open = 0) {
	fill(context, looks.shirt, "M-44 70q4-44 44-46 40 2 44 46z");
	fill(context, looks.hasScarf ? looks.hair : looks.skin, "M-9 10h18v20q-9 8-18 0z");
	drawFace(context, looks, seconds, open);
}

/** The opening of a speaker's mouth at a moment. */
export const talking = (seconds) =>
	Math.max(0, Math.sin(seconds * 11) * 0.6 + Math.sin(seconds * 7.3) * 0.4) * (seconds % 2.6 < 2.1 ? 1 : 0);
