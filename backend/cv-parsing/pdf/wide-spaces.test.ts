import { line } from "@/tests/cv/lines";
import { withoutWideSpaces } from "./wide-spaces";

const loose = (text: string) => line(text, { parts: text.split(" ") });
const LOOSE = [
	"I baked bread for all",
	"Made rolls of old rye",
	"Sold soup to the street",
	"Kept the oven very hot",
	"Swept it all each day",
];

it("drops parts in a document whose spaces are all wide", () => {
	const lines = withoutWideSpaces([loose("Software Baker"), ...LOOSE.map(loose)]);
	expect(lines.map(({ parts }) => parts)).toEqual(Array(6).fill(undefined));
});

it("keeps parts where only some lines are wide", () => {
	const lines = [...LOOSE.map(loose), ...Array.from({ length: 5 }, () => line("I baked bread for all the street"))];
	expect(withoutWideSpaces(lines)).toEqual(lines);
	expect(withoutWideSpaces(LOOSE.slice(1).map(loose))).toEqual(LOOSE.slice(1).map(loose));
});
