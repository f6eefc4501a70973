import { circle, ellipse, fill, INK, ring, stroke, WHITE } from "./draw.mjs";

const STAR_COUNT = 90;

/** A night sky, `width` by `height`, with faint stars and the edge of a planet; the same one each time. */
export function drawSky(context, { width, height, top = "#16152b", bottom = "#3b35a8", ground = "#2a2684" }) {
	const sky = context.createLinearGradient(0, 0, 0, height);
	sky.addColorStop(0, top);
	sky.addColorStop(1, bottom);
	context.fillStyle = sky;
	context.fillRect(0, 0, width, height);
	context.globalAlpha = 0.55;
	for (let index = 0; index < STAR_COUNT; index += 1)
		circle(context, WHITE, (index * 379) % width, (index * 233) % (height * 0.76), 0.8 + (index % 3) * 0.5);
	context.globalAlpha = 1;
	ellipse(context, ground, [width / 2, height * 1.62, width * 0.95, height * 0.75]);
}

/** The astronaut of the product's mark, some 120 wide and 190 high, the helmet at 0, 0; `wave` lifts the right arm, 0 to 1. */
export function drawAstronaut(context, { wave = 0, seconds = 0 }) {
	const swing = Math.sin(seconds * 7) * 0.28 * wave;
	fill(context, "#c9c7ee", "M-40 58h80v62h-80z");
	fill(context, "#e8e7fb", "M-36 52q36-18 72 0l8 62q2 22-18 22h-8l-6 40h-10l-2-40-2 40h-10l-6-40h-8q-20 0-18-22z");
	stroke(context, "#e8e7fb", 22, "M-36 66q-30 18-26 52");
	context.save();
	context.translate(36, 66);
	context.rotate(-1.75 * wave + swing);
	stroke(context, "#e8e7fb", 22, "M0 0q26 20 24 50");
	circle(context, WHITE, 24, 54, 13);
	context.restore();
	circle(context, WHITE, -62, 122, 13);
	circle(context, WHITE, 0, 0, 56);
	fill(context, INK, "M-40-8a30 30 0 0 1 30-30h20a30 30 0 0 1 0 58h-20a30 30 0 0 1-30-28z");
	stroke(context, "#ed2453", 7, "M-22 0c12-16 28-20 44-12");
	fill(context, "#564fdb", "M-16 78h32v20h-32z");
	circle(context, "#ed2453", -8, 88, 4);
	circle(context, "#f3a712", 5, 88, 4);
}

/** A planet with a ring around it. */
export function drawPlanet(context, color, radius) {
	circle(context, color, 0, 0, radius);
	context.save();
	context.rotate(-0.28);
	context.scale(1, 0.2);
	ring(context, "#ffffffb0", { x: 0, y: 0, radius: radius * 1.75, width: 10 });
	context.restore();
}

/** Four-pointed stars that fly apart, for a success; `part` is the progress, 0 to 1. */
export function drawSparks(context, part, colors) {
	if (part <= 0 || part >= 1) return;
	context.save();
	context.globalAlpha *= 1 - part;
	for (const [index, color] of [...colors, ...colors, ...colors].entries()) {
		const angle = index * 2.4;
		const far = (60 + (index % 3) * 46) * (0.35 + part);
		const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
		fill(context, color, `M${x} ${y - 11}q2 9 11 11q-9 2-11 11q-2-9-11-11q9-2 11-11z`);
	}
	context.restore();
}
