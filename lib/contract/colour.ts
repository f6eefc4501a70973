import { type Linear, type Oklch, shownColour, toOklch } from "./oklch";

const HEX = /^#[0-9a-f]{6}$/i;

/** True for `#rrggbb`, the only colour format that a host may use. */
export const isHexColour = (value: string | undefined): value is string => HEX.test(value ?? "");

function linearAt(hex: string, at: number): number {
	const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const toLinear = (hex: string): Linear => [linearAt(hex, 1), linearAt(hex, 3), linearAt(hex, 5)];

function toHex(linear: Linear): string {
	const channels = linear.map((value) => {
		const light = Math.min(1, Math.max(0, value));
		const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
		return Math.round(share * 255)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${channels.join("")}`;
}

function luminance(hex: string): number {
	const [red, green, blue] = toLinear(hex);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(one), luminance(other)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Hues between amber and lime, radians. By its own hue, a darker yellow would look olive: people see it as amber. */
const [AMBER, YELLOW, LIME] = [1.15, 1.95, 2.15];

/** A darker colour; `share` is 0 for the colour itself and 1 for black. It is richer too, or pale colours would look dusty. */
function darker({ lightness, chroma, hue }: Oklch, share: number): Oklch {
	const nearness = hue <= AMBER || hue >= LIME ? 0 : Math.min(1, (LIME - hue) / (LIME - YELLOW));
	return {
		lightness: lightness * (1 - share),
		chroma: chroma * (1 + 2 * share),
		hue: hue + (AMBER - hue) * nearness * Math.min(1, 2 * share),
	};
}

const lighter = (colour: Oklch, share: number): Oklch => ({
	...colour,
	lightness: colour.lightness + (1 - colour.lightness) * share,
});

const STEPS = 50;

/**
 * `colour` made darker or lighter as little as needed to reach the contrast `least` on `ground`. It keeps its hue, but
 * for yellow, which turns into amber as it gets darker.
 */
export function readableOn(colour: string, ground: string, least = 4.5): string {
	if (contrast(colour, ground) >= least) return colour.toLowerCase();
	const isLight = luminance(ground) > 0.18;
	const moved = isLight ? darker : lighter;
	const from = toOklch(toLinear(colour));
	for (let step = 1; step < STEPS; step++) {
		const tried = toHex(shownColour(moved(from, step / STEPS)));
		if (contrast(tried, ground) >= least) return tried;
	}
	return isLight ? "#000000" : "#ffffff";
}
