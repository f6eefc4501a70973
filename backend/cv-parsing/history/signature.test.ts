import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { withoutSignatures } from "./signature";

test.each([
	["Ada Fold / 2024", []],
	["ADA FOLD, 12.03.2024", []],
	["Created by: @fold / LinkedIn / 2018", []],
	["Made with Fold CV 2018", []],
	["Ada Fold, 2019 – 2021", ["Ada Fold, 2019 – 2021"]],
	["Ada Fold Bakery, 2019", ["Ada Fold Bakery, 2019"]],
	["Baker at Ada Fold, 2019", ["Baker at Ada Fold, 2019"]],
	["Created with partners a new bread", ["Created with partners a new bread"]],
	["2019", ["2019"]],
])("leaves signatures out of %j", (text, kept) => {
	expect(withoutSignatures(lines(text), "Ada Fold").map(textOf)).toEqual(kept);
});

it("needs the candidate's name for a signature", () => {
	expect(withoutSignatures(lines("Ada Fold / 2024"), undefined)).toHaveLength(1);
});
