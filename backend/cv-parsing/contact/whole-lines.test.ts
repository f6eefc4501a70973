import { lines } from "@/tests/cv/lines";
import { textOf } from "../line";
import { withWholeValues } from "./whole-lines";

it.each([
	["Phone: || +1 (555) 123-\n4567", ["Phone: +1 (555) 123-4567"]],
	["Location: Bangor,\nME", ["Location: Bangor, ME"]],
	["Bread, Salt,\nWater", ["Bread, Salt,", "Water"]],
	["Room 12\n4567", ["Room 12", "4567"]],
	["Austin, TX\nBerlin", ["Austin, TX", "Berlin"]],
])("makes what a narrow column broke whole in %j", (text, whole) => {
	expect(withWholeValues(lines(text)).map(textOf)).toEqual(whole);
});
