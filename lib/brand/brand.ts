import { contrast, isHexColour, readableOn } from "./colour";

/** Colour of a company that has not chosen one. */
export const DEFAULT_BRAND = "#564fdb";

const WHITE = "#ffffff";
const INK = "#16152b";
/** The site's surfaces in light and dark; text in the brand colour stands on these. */
const LIGHT_SURFACE = "#f5f5fa";
const DARK_SURFACE = "#1c1b2e";
/** Least contrast of a filled control against the page around it (WCAG 1.4.11). */
const CONTROL_CONTRAST = 3;
/** Least contrast of text (WCAG 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** A company's colours, made fit for use: every pair passes WCAG AA. */
export interface BrandColours {
	/** Fill of buttons and of the page's header. */
	brand: string;
	/** Text on that fill. */
	onBrand: string;
	/** The brand colour for text and outlines on light and on dark surfaces. */
	inkLight: string;
	inkDark: string;
}

/**
 * The usable colours behind what a company picked. Anything but `#rrggbb` counts as not picked;
 * the company's font colour is taken where it can be read on its brand colour.
 */
export function brandColours(brandColour: string | undefined, fontColour?: string): BrandColours {
	const picked = isHexColour(brandColour) ? brandColour.toLowerCase() : DEFAULT_BRAND;
	const fill = readableOn(picked, WHITE, CONTROL_CONTRAST);
	const carriesText = contrast(WHITE, fill) >= TEXT_CONTRAST || contrast(INK, fill) >= TEXT_CONTRAST;
	const brand = carriesText ? fill : readableOn(fill, WHITE);
	const font =
		isHexColour(fontColour) && contrast(fontColour, brand) >= TEXT_CONTRAST ? fontColour.toLowerCase() : undefined;
	return {
		brand,
		onBrand: font ?? (contrast(WHITE, brand) >= TEXT_CONTRAST ? WHITE : INK),
		inkLight: readableOn(picked, LIGHT_SURFACE),
		inkDark: readableOn(picked, DARK_SURFACE),
	};
}

/**
 * The colours as the page's style sheet: one rule of custom properties, nothing else. `backdrop` is the
 * colour behind the page's column, `#rrggbb`.
 */
export function brandStyle(colours: BrandColours, backdrop?: string): string {
	const { brand, onBrand, inkLight, inkDark } = colours;
	const own = `--brand:${brand};--on-brand:${onBrand};--brand-ink-light:${inkLight};--brand-ink-dark:${inkDark};`;
	return `:root{${own}${backdrop ? `--backdrop:${backdrop};` : ""}}`;
}
