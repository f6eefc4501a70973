/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in radians. */
export interface Oklch {
	lightness: number;
	chroma: number;
	hue: number;
}

/** Red, green and blue in linear light; 0–1 for colours that screens can show. */
export type Linear = readonly [number, number, number];

/** A colour of linear light in OKLCH (Björn Ottosson's matrices). */
export function toOklch([red, green, blue]: Linear): Oklch {
	const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
	return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toLinear({ lightness, chroma, hue }: Oklch): Linear {
	const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}

const TOLERANCE = 1e-4;
const isShown = (linear: Linear) => linear.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE);

const HALVINGS = 16;

/** A colour in linear light, with as much of its chroma as screens can show at its lightness and hue. */
export function shownColour(colour: Oklch): Linear {
	let [least, most] = [0, colour.chroma];
	if (isShown(toLinear(colour))) return toLinear(colour);
	for (let i = 0; i < HALVINGS; i++) {
		const chroma = (least + most) / 2;
		if (isShown(toLinear({ ...colour, chroma }))) least = chroma;
		else most = chroma;
	}
	return toLinear({ ...colour, chroma: least });
}
