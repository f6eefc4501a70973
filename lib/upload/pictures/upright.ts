import type { Orientation } from "./jpeg-head";

export interface Size {
	width: number;
	height: number;
}

/** Longest edge of a page, pixels: an A4 page at 200 dpi, an identity card at 600. */
export const LONGEST_EDGE = 2_200;

/** The size with its longest edge at most `edge`; never larger than it was. */
export function within({ width, height }: Size, edge: number): Size {
	const scale = Math.min(1, edge / Math.max(width, height));
	const scaled = (length: number) => Math.max(1, Math.round(length * scale));
	return { width: scaled(width), height: scaled(height) };
}

/** A canvas transform: `[a, b, c, d, e, f]`, which maps x, y to ax + cy + e, bx + dy + f. */
export type Transform = readonly [number, number, number, number, number, number];

/** The size of an upright picture whose stored size is `stored`. */
export const uprightSize = ({ width, height }: Size, orientation: Orientation): Size =>
	orientation >= 5 ? { width: height, height: width } : { width, height };

/** The transform that draws a stored picture of size `width` × `height` upright (EXIF 2.32, table of the tag Orientation). */
export function uprightTransform({ width, height }: Size, orientation: Orientation): Transform {
	const table: Record<Orientation, Transform> = {
		1: [1, 0, 0, 1, 0, 0],
		2: [-1, 0, 0, 1, width, 0],
		3: [-1, 0, 0, -1, width, height],
		4: [1, 0, 0, -1, 0, height],
		5: [0, 1, 1, 0, 0, 0],
		6: [0, 1, -1, 0, height, 0],
		7: [0, -1, -1, 0, height, width],
		8: [0, -1, 1, 0, 0, width],
	};
	return table[orientation];
}
