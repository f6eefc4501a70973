/** One logical line of a CV: a paragraph, a bullet, or a row of a table; wrapped lines are joined already. */
export interface Line {
	/** Texts with wide gaps between them, in reading order. Neither the list nor any text is empty. */
	cells: readonly string[];
	/** Its words, parted at gaps that are wider than a space, if there are any inside of its cells. */
	parts?: readonly string[];
	/** Its words, parted where the letters' look changes between two of them, if it does inside of a cell. */
	runs?: readonly string[];
	/** Whether it followed a bullet; the bullet itself is in no cell. */
	bullet: boolean;
	/** Whether its letters differ from those of the running text (bold, as a rule). */
	strong: boolean;
	/** Size of its letters; that of the running text is 1. */
	size: number;
	/** Name of its font inside the document, if known; it only tells which lines look alike. */
	font?: string;
	/** Whether it stood in the margin, where nothing but headings is. */
	margin?: boolean;
}

/** Lines in reading order. */
export type Flow = readonly Line[];

/**
 * A CV's text in reading order. Besides `top` (the part above any columns), a page can have a side column; `main` is
 * the rest. A section that begins in `top` may go on in both.
 */
export interface CvText {
	top: Flow;
	side: Flow;
	main: Flow;
	/** The file's metadata, and where its links lead, if it has any. */
	about?: About;
}

/** What a file contains besides its text. */
export interface About {
	/** Title and author in the file's metadata; often wrong, so they only support what the text says. */
	names: readonly string[];
	/** Addresses of links, such as mailto: and tel:. */
	links: readonly string[];
}

/** A line's words, gaps closed. */
export const textOf = (line: Line): string => line.cells.join(" ");

/** The whole text, a line of the CV for each line. */
export const plainText = ({ top, side, main }: CvText): string =>
	[...top, ...side, ...main].map((line) => `${line.bullet ? "• " : ""}${textOf(line)}`).join("\n");
