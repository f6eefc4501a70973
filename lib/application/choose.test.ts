import { choose } from "./choose";

it.each<[string, string[], string[], number | undefined, string[]]>([
	["adds a choice", ["a"], ["a", "b"], undefined, ["a", "b"]],
	["takes a choice away", ["a", "b"], ["b"], 2, ["b"]],
	["lets the oldest give way to one too many", ["b", "a"], ["a", "b", "c"], 2, ["a", "c"]],
	["keeps the newest of several at once", [], ["a", "b", "c"], 2, ["b", "c"]],
	["holds one at a time when one is the most", ["a"], ["a", "b"], 1, ["b"]],
	["cuts what was too much from the start", ["a", "b", "c"], ["a", "b", "c"], 2, ["b", "c"]],
])("%s", (_, before, ticked, most, expected) => {
	expect(choose(before, ticked, most)).toEqual(expected);
});
