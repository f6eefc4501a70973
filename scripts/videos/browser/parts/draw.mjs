/** The primitives of the scenes; boxes are [x, y, width, height]. */

export const INK = "#16152b";
export const INDIGO = "#564fdb";
export const SOFT = "#d7d5f3";
export const PALE = "#eeedfc";
export const RASPBERRY = "#ed2453";
export const AMBER = "#f3a712";
export const TEAL = "#2bb3a3";
export const WHITE = "#ffffff";

export function fill(context, color, path) {
	context.fillStyle = color;
	context.fill(new Path2D(path));
}

export function stroke(context, color, width, path) {
	context.strokeStyle = color;
	context.lineWidth = width;
	context.lineCap = "round";
	context.lineJoin = "round";
	context.stroke(new Path2D(path));
}

export function ellipse(context, color, [x, y, width, height]) {
	context.fillStyle = color;
	context.beginPath();
	context.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
	context.fill();
}

export const circle = (context, color, x, y, radius) => ellipse(context, color, [x, y, radius, radius]);

export function box(context, color, [x, y, width, height], radius = 12) {
	context.fillStyle = color;
	context.beginPath();
	context.roundRect(x, y, width, height, radius);
	context.fill();
}

/** A part of a ring, from the top on; `part` is 0 to 1. */
export function ring(context, color, { x, y, radius, width, part = 1 }) {
	context.strokeStyle = color;
	context.lineWidth = width;
	context.lineCap = "round";
	context.beginPath();
	context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * part);
	context.stroke();
}

export function write(context, text, { x, y, size, color = INK, weight = 700, align = "center" }) {
	context.font = `${weight} ${size}px "Plus Jakarta Sans"`;
	context.textAlign = align;
	context.textBaseline = "middle";
	context.fillStyle = color;
	context.fillText(text, x, y);
}

/** Lines of a text that is too small to be read. */
export function lines(context, [x, y], widths, color = SOFT) {
	for (const [row, width] of widths.entries()) box(context, color, [x, y + row * 18, width, 8], 4);
}

/** Draws at another place, size, turn or strength; at no size or strength, nothing. */
export function placed(context, { x = 0, y = 0, scale = 1, turn = 0, alpha = 1 }, draw) {
	if (scale <= 0 || alpha <= 0) return;
	context.save();
	context.translate(x, y);
	context.rotate(turn);
	context.scale(scale, scale);
	context.globalAlpha *= Math.min(1, alpha);
	draw();
	context.restore();
}

/** Draws inside of a rounded box only. */
export function clipped(context, [x, y, width, height], radius, draw) {
	context.save();
	context.beginPath();
	context.roundRect(x, y, width, height, radius);
	context.clip();
	draw();
	context.restore();
}

export function tick(context, x, y, radius, color = TEAL) {
	circle(context, color, x, y, radius);
	const step = radius / 10;
	stroke(
		context,
		WHITE,
		radius / 4,
		`M${x - 4.5 * step} ${y + 0.4 * step}l${3.2 * step} ${3.4 * step}l${6 * step} ${-7 * step}`,
	);
}
