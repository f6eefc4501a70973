import { widthOf, wordmark } from "./wordmark";

describe("wordmark", () => {
	it.each([
		["Roti Pagi", ["Roti Pagi"]],
		["PT Rumah Sakit Bunda Kasih", ["Rumah Sakit", "Bunda Kasih"]],
		["Panas Bumi Dieng Lestari", ["Panas Bumi", "Dieng", "Lestari"]],
		["Perusahaan Dagang dan Industri Hasil Bumi", ["Perusahaan", "Dagang dan", "Industri"]],
		["Mango & Moon", ["Mango &", "Moon"]],
		["P.T.", ["P.T."]],
		["島嶼茶業", ["Island Tea"]],
		["واحة الضوء", ["واحة الضوء"]],
	])("writes %s as %j", (title, lines) => {
		expect(wordmark(title, "island-tea")).toEqual(lines);
	});
});

describe("widthOf", () => {
	it("distinguishes wide letters from narrow ones", () => {
		expect(widthOf("mw")).toBeGreaterThan(widthOf("il"));
	});
});
