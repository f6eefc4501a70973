/** A piece of text as the page shows it; lengths in points, `y` of its baseline measured from the page's top. */
export interface Piece {
	text: string;
	x: number;
	y: number;
	right: number;
	size: number;
	/** Name of its font inside the document; it only tells which pieces look alike. */
	font: string;
}

/** A shape that a page fills or outlines: its edges in points, from the page's left and top. */
export interface Shape {
	x: number;
	right: number;
	top: number;
	bottom: number;
}

/** A page's pieces and its measures in points. */
export interface Page {
	width: number;
	height: number;
	pieces: readonly Piece[];
	/** Its shapes, if some of them may be bullets. */
	shapes?: readonly Shape[];
}
