import { contrast, isHexColour, readableOn } from "./colour";

/** Default colour of a company that has not chosen one. */
export const DEFAULT_BRAND = "#564fdb";

export const WHITE = "#ffffff";
const INK = "#16152b";
/** The site's surfaces in light and dark mode, behind text in the brand colour. */
export const LIGHT_SURFACE = "#f5f5fa";
export const DARK_SURFACE = "#1c1b2e";
/** Minimum contrast of a filled control against the page around it (WCAG 1.4.11). */
export const CONTROL_CONTRAST = 3;
/** Minimum contrast of text (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** A company's colours, adjusted so that every pair passes WCAG AA. */
export interface BrandColours {
	/** Background of buttons and of the page's header. */
	brand: string;
	/** Text on that background. */
	onBrand: string;
	/** The brand colour for text and outlines on light and on dark surfaces. */
	inkLight: string;
	inkDark: string;
}

/**
 * Accessible colours from a company's choice. Anything but `#rrggbb` counts as not chosen; the company's font colour is used
 * if it is legible on its brand colour.
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
