import type { getDocumentProxy } from "unpdf";
import type { Shape } from "./piece";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PageProxy = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** What a page draws besides its pieces of text. */
export interface Drawn {
	/** All letters and spaces, in their order. */
	text: string;
	shapes: readonly Shape[];
}

/** Factors from a place on paper to one in the page, as PDFs write them: [a, b, c, d, e, f]. */
type Matrix = readonly number[];

// pdf.js needs it to list a page's operations; Node has it since version 21.
const buffers: ArrayBuffer & { transferToFixedLength?(length?: number): ArrayBuffer } = ArrayBuffer.prototype;
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length?: number) {
	return this.slice(0, length);
};

const isNumbers = (value: unknown): value is ArrayLike<number> =>
	typeof value === "object" && value !== null && "length" in value && "0" in value && typeof value[0] === "number";

/** A glyph in an operation that shows text; numbers between glyphs move them. */
const unicodeOf = (glyph: unknown): string =>
	typeof glyph === "object" && glyph !== null && "unicode" in glyph && typeof glyph.unicode === "string"
		? glyph.unicode
		: "";

const moved = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, x: number, y: number) =>
	[a * x + c * y + e, b * x + d * y + f] as const;

/** The matrix that applies `inner` first. */
function combined(outer: Matrix, inner: Matrix): Matrix {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = inner;
	const [origin, right, up] = [moved(outer, e, f), moved(outer, a + e, b + f), moved(outer, c + e, d + f)];
	return [right[0] - origin[0], right[1] - origin[1], up[0] - origin[0], up[1] - origin[1], ...origin];
}

function shapeOf(matrix: Matrix, bounds: ArrayLike<number>): Shape {
	const [x = 0, y = 0, right = 0, bottom = 0] = Array.from(bounds);
	const corners = [moved(matrix, x, y), moved(matrix, right, bottom)] as const;
	const [xs, ys] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
	return { x: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** What a page draws; nothing if that can't be told. */
export async function drawnOn(page: PageProxy): Promise<Drawn> {
	const shapes: Shape[] = [];
	const letters: string[] = [];
	try {
		const { getResolvedPDFJS } = await import("unpdf");
		const { OPS } = await getResolvedPDFJS();
		const painting = new Set<unknown>([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.stroke]);
		const { fnArray, argsArray } = await page.getOperatorList();
		const saved: Matrix[] = [];
		let matrix: Matrix = page.getViewport({ scale: 1 }).transform;
		for (const [at, operation] of fnArray.entries()) {
			const given: unknown[] = argsArray[at] ?? [];
			const [first, , bounds] = given;
			if (operation === OPS.showText && Array.isArray(first)) letters.push(...first.map(unicodeOf));
			else if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) saved.push(matrix);
			else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
			else if (operation === OPS.constructPath && painting.has(first) && isNumbers(bounds))
				shapes.push(shapeOf(matrix, bounds));
			if (operation === OPS.transform) matrix = combined(matrix, given as number[]);
			else if (operation === OPS.paintFormXObjectBegin && isNumbers(first))
				matrix = combined(matrix, Array.from(first));
		}
	} catch {
		return { text: "", shapes: [] };
	}
	return { text: letters.join(""), shapes };
}
