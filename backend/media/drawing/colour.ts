type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const WHITE = "#ffffff";
const NIGHT = "#10131f";

function rgbOf(colour: string): Rgb {
	const [, red = "56", green = "4f", blue = "db"] = HEX.exec(colour) ?? [];
	return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

const hexOf = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** `share` of the second colour in the first, 0 to 1. Colours are #rrggbb; anything else is the product's own. */
export function mixed(colour: string, other: string, share: number): string {
	const [a, b] = [rgbOf(colour), rgbOf(other)];
	const part = (index: 0 | 1 | 2) => a[index] * (1 - share) + b[index] * share;
	return hexOf([part(0), part(1), part(2)]);
}

export const lighter = (colour: string, share: number) => mixed(colour, WHITE, share);
export const darker = (colour: string, share: number) => mixed(colour, NIGHT, share);

/** Relative luminance as WCAG counts it, 0 to 1. */
export function luminance(colour: string): number {
	const linear = rgbOf(colour).map((value) => {
		const share = value / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	const [red = 0, green = 0, blue = 0] = linear;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text in a colour of this luminance has a contrast of 4.5 to white. */
const READABLE = 0.18;

/** The colour itself if it can be read on white, else a darker one of its kind. */
export function inkOf(colour: string): string {
	const shares = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 1];
	const share = shares.find((one) => luminance(darker(colour, one)) <= READABLE) ?? 1;
	return darker(colour, share);
}
