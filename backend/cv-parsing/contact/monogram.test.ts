import { line, lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { findName } from "./find-name";
import { withoutMonograms } from "./monogram";

it.each([
	["JW || Jane Whitfield", ["Jane Whitfield"]],
	["JW\nJane Whitfield", ["Jane Whitfield"]],
	["J. W.\nJane Anne Whitfield", ["Jane Anne Whitfield"]],
	["JAW\nJane Anne Whitfield", ["Jane Anne Whitfield"]],
	["WJ\nJane Whitfield", ["WJ", "Jane Whitfield"]],
	["IT\nJane Whitfield", ["IT", "Jane Whitfield"]],
	["JW", ["JW"]],
	["JW\nJW", ["JW", "JW"]],
	["LI\nLi", ["LI", "Li"]],
	["JANEW\nJane Whitfield", ["JANEW", "Jane Whitfield"]],
	["J\nJane Whitfield", ["J", "Jane Whitfield"]],
])("leaves out the monogram in %j", (text, left) => {
	expect(withoutMonograms(lines(text)).map(textOf)).toEqual(left);
});

it("finds the name beside its monogram, in whatever letters", () => {
	expect(findName([[line("JW", { size: 3 }), line("Jane Whitfield", { size: 2 })]])?.name).toBe("Jane Whitfield");
});
