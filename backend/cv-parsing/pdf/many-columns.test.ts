import { page, piece } from "@/tests/cv/lines";
import * as headings from "../sections/headings";
import { columnEdges } from "./column-edges";
import { layOut } from "./layout";

jest.mock("../sections/headings", () => {
	const real = jest.requireActual<typeof headings>("../sections/headings");
	return { ...real, headingOf: jest.fn(real.headingOf) };
});

const [COLUMNS, PITCH] = [80, 7];
const WIDTH = page().width;

/** Rows of so many small texts, with a heading in every tenth column of every tenth row. */
const grid = (rows: number) =>
	Array.from({ length: rows * COLUMNS }, (_, number) => {
		const [row, column] = [Math.floor(number / COLUMNS), number % COLUMNS];
		const text = row % 10 === 0 && column % 10 === 0 ? "Skills" : "a";
		const x = 5 + column * PITCH;
		return { ...piece(text, x, 5 + row * 10, { size: 4 }), right: x + 2 };
	});

it("keeps only the edges with the most texts", () => {
	const few = grid(20);
	const many = [0, 1, 2, 3].flatMap((at) => few.filter(({ x }) => x === 5 + (30 + at) * PITCH));
	const more = many.map((one) => ({ ...one, y: one.y + 5 }));
	const edges = columnEdges([...few, ...more], WIDTH);
	expect(edges.map(({ x }) => Math.round((x - 5) / PITCH)).sort()).toEqual([30, 31, 32, 33]);
});

it("looks at the texts of a page with many columns only a few times more often than at those of a plain page", () => {
	const asked = (pieces: ReturnType<typeof grid>) => {
		jest.mocked(headings.headingOf).mockClear();
		layOut([page(...pieces)]);
		return jest.mocked(headings.headingOf).mock.calls.length;
	};
	const plain = grid(40).map((one) => ({ ...one, text: "a" }));
	expect(asked(grid(40))).toBeLessThan(4 * asked(plain));
});
