import { cardColumns } from "./columns";

describe("card columns", () => {
	it.each([
		[0, 12],
		[1, 12],
		[2, 6],
		[3, 4],
		[4, 6],
		[5, 4],
		[6, 4],
	])("%i cards need columns of %i", (count, columns) => {
		expect(cardColumns(count)).toBe(columns);
	});
});
