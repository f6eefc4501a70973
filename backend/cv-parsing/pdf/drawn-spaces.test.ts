import { isSpacedOut, withDrawnSpaces } from "./drawn-spaces";

const spaced = ["C lara Halv orsen", "Hanze hoge sc hool Groninge n", "B ake r a t F o l d H e a rth"];

it.each([
	[spaced, true],
	[["B A K E R Y", "S H O P", "M A N A G E R"], true],
	[["К о н д и т е р", "П е к а р ь", "р а"], true],
	[["Clara Halvorsen", "I bake a loaf a day", "I sell a cake"], false],
	[["B A K E R", "Made bread daily for nine years"], false],
	[["C C R R C C R R C C R R"].map((text) => `${text} ${"bread and cake ".repeat(40)}`), false],
	[["面 包 师", "店 长 店 长 店 长 店 长 店 长 店 长"], false],
	[["한 국 어 학 과 졸 업 한 국 어 학 과"], false],
	[["1 2 3 4 5 6 7 8 9 10 11 12 13 14"], false],
	[["• – | / • – | / • – | / • – | /"], false],
	[["ا ل م ه ن د س ا ل م ه ن د س"], false],
	[[], false],
])("knows pages whose letters stand apart: %j", (texts, isSo) => {
	expect(isSpacedOut(texts)).toBe(isSo);
});

it("keeps only spaces that the page draws", () => {
	expect(withDrawnSpaces(["C lara Halv orsen", "B A K E R A T S E A"], "Clara HalvorsenBAKER AT SEA")).toEqual([
		"Clara Halvorsen",
		"BAKER AT SEA",
	]);
});

it.each([
	["a page without spaces of its own", ["B a k e r a t s e a", "C l a r a"], "BakeratseaClara"],
	["texts that the page has in another form", ["B a k e r a t s e a"], "Cook at the sea now"],
	["texts that stand far from each other", ["B a k e r"], `${"at sea ".repeat(80)}Baker`],
	["a page that tells nothing", ["B a k e r"], ""],
	["no texts", [], "Baker at sea"],
])("leaves %s as it is", (_, texts, drawn) => {
	expect(withDrawnSpaces(texts, drawn)).toEqual(texts);
});

it("goes on behind a text that the page doesn't have, and behind letters that no text has", () => {
	expect(withDrawnSpaces(["B a ker", "fl our", "at s ea"], "Baker ﬂour † at sea")).toEqual([
		"Baker",
		"fl our",
		"at sea",
	]);
});

it("reads the same text twice in its order", () => {
	expect(withDrawnSpaces(["Co o k", "Co o k", "a t s e a"], "Cook Cook at sea")).toEqual(["Cook", "Cook", "at sea"]);
});
