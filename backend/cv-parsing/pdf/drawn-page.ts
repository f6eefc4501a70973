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

type Operations = Awaited<ReturnType<PageProxy["getOperatorList"]>>;
type Codes = Awaited<ReturnType<typeof import("unpdf")["getResolvedPDFJS"]>>["OPS"];

const lettersOf = ({ fnArray, argsArray }: Operations, { showText }: Codes): string =>
	fnArray
		.flatMap((operation, at) => (operation === showText ? [argsArray[at]] : []))
		.flatMap(([glyphs]) => (Array.isArray(glyphs) ? glyphs.map(unicodeOf) : []))
		.join("");

/** The shapes that a page paints, the matrices of the page and of its parts applied. */
function shapesOf({ fnArray, argsArray }: Operations, codes: Codes, page: Matrix): Shape[] {
	const painting = new Set<unknown>([codes.fill, codes.eoFill, codes.fillStroke, codes.eoFillStroke, codes.stroke]);
	const saving = new Set([codes.save, codes.paintFormXObjectBegin]);
	const restoring = new Set([codes.restore, codes.paintFormXObjectEnd]);
	const movedBy = (operation: number, given: readonly unknown[]): unknown => {
		if (operation === codes.transform) return given;
		return operation === codes.paintFormXObjectBegin ? given[0] : undefined;
	};
	const saved: Matrix[] = [];
	let matrix = page;
	return fnArray.flatMap((operation, at) => {
		const given: unknown[] = argsArray[at] ?? [];
		if (saving.has(operation)) saved.push(matrix);
		if (restoring.has(operation)) matrix = saved.pop() ?? matrix;
		const inner = movedBy(operation, given);
		if (isNumbers(inner)) matrix = combined(matrix, Array.from(inner));
		const [painted, , bounds] = given;
		const isShape = operation === codes.constructPath && painting.has(painted) && isNumbers(bounds);
		return isShape ? [shapeOf(matrix, bounds)] : [];
	});
}

/** What a page draws; nothing if that can't be told. */
export async function drawnOn(page: PageProxy): Promise<Drawn> {
	try {
		const { getResolvedPDFJS } = await import("unpdf");
		const { OPS } = await getResolvedPDFJS();
		const operations = await page.getOperatorList();
		const { transform } = page.getViewport({ scale: 1 });
		return { text: lettersOf(operations, OPS), shapes: shapesOf(operations, OPS, transform) };
	} catch {
		return { text: "", shapes: [] };
	}
}
