import {
	type BrandColours,
	brandColours,
	CONTROL_CONTRAST,
	DARK_SURFACE,
	LIGHT_SURFACE,
	TEXT_CONTRAST,
	WHITE,
} from "../../../lib/contract/brand-colours";
import { contrast } from "../../../lib/contract/colour";

/** The contrast of two colours, and the replacement for the first one if that isn't enough. */
export interface ContrastRow {
	/** Areas in the brand colour, text on them, and the brand colour as text on pages in light and in dark colours. */
	pair: "fill" | "onBrand" | "light" | "dark";
	/** Contrast as WCAG defines it, 1 to 21. */
	ratio: number;
	isEnough: boolean;
	/** The colour that pages show, and its contrast there. */
	used: string;
	usedRatio: number;
}

type Pair = readonly [colour: string, ground: string];

function rowOf(pair: ContrastRow["pair"], [colour, ground]: Pair, [used, usedGround]: Pair): ContrastRow {
	const ratio = contrast(colour, ground);
	const least = pair === "fill" ? CONTROL_CONTRAST : TEXT_CONTRAST;
	const isEnough = ratio >= least && used === colour.toLowerCase();
	return { pair, ratio, isEnough, used, usedRatio: contrast(used, usedGround) };
}

/** How pages show a company's colours, both `#rrggbb`. */
export function contrastRows(brand: string, font: string): { colours: BrandColours; rows: ContrastRow[] } {
	const colours = brandColours(brand, font);
	const rows = [
		rowOf("fill", [brand, WHITE], [colours.brand, WHITE]),
		rowOf("onBrand", [font, brand], [colours.onBrand, colours.brand]),
		rowOf("light", [brand, LIGHT_SURFACE], [colours.inkLight, LIGHT_SURFACE]),
		rowOf("dark", [brand, DARK_SURFACE], [colours.inkDark, DARK_SURFACE]),
	];
	return { colours, rows };
}
