/** A colour as red, green and blue, 0–255. */
type Rgb = readonly [number, number, number];

const HEX = /^#[0-9a-f]{6}$/i;

/** True for `#rrggbb`, the only colour format that a host may use. */
export const isHexColour = (value: string | undefined): value is string => HEX.test(value ?? "");

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const toRgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const toHex = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

function luminance([red, green, blue]: Rgb): number {
	const linear = (value: number) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(toRgb(one)), luminance(toRgb(other))];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;
const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
	between(from[0], to[0], share),
	between(from[1], to[1], share),
	between(from[2], to[2], share),
];

/** `colour` moved towards black or white as little as needed to reach the contrast `least` on `ground`. */
export function readableOn(colour: string, ground: string, least = 4.5): string {
	const target: Rgb = luminance(toRgb(ground)) > 0.18 ? [0, 0, 0] : [255, 255, 255];
	for (let step = 0; step <= 20; step++) {
		const tried = toHex(mix(toRgb(colour), target, step / 20));
		if (contrast(tried, ground) >= least) return tried;
	}
	return toHex(target);
}
