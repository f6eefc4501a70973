import { jsonLines, markdownLines } from "./lines";
import { markContent, markTexts } from "./mark-texts";
import { placeMark, placesIn, withoutMarks } from "./place-mark";

const PLACE = "messages/en/home.json:4 hero.heading";

describe("a location mark", () => {
	it("is read back from the text before it", () => {
		expect(placesIn(`Ask once${placeMark(PLACE)}`)).toEqual([PLACE]);
	});

	it("is invisible: all its characters are ignorable", () => {
		expect(placeMark(PLACE)).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
	});

	it("can be removed anywhere", () => {
		const text = `Hello ${placeMark("a:1 b")}Rina${placeMark(PLACE)}!`;
		expect(placesIn(text)).toEqual(["a:1 b", PLACE]);
		expect(withoutMarks(text)).toBe("Hello Rina!");
	});

	it("differs from characters in emoji", () => {
		const flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
		expect(placesIn(flag)).toEqual([]);
		expect(withoutMarks(flag)).toBe(flag);
	});
});

describe("marked texts", () => {
	const source = '{\n\t"title": "Hire",\n\t"hero": {\n\t\t"heading": "Ask {count}",\n\t\t"link": "/pricing"\n\t}\n}\n';
	const marked = markTexts(JSON.parse(source), "messages/en/home.json", jsonLines(source));

	it("carry the file, line and key of each text", () => {
		expect(placesIn(marked.title)).toEqual(["messages/en/home.json:2 title"]);
		expect(placesIn(marked.hero.heading)).toEqual([PLACE]);
		expect(withoutMarks(marked.hero.heading)).toBe("Ask {count}");
	});

	it("leave addresses unchanged", () => {
		expect(marked.hero.link).toBe("/pricing");
	});

	it("in drawings mark only the drawing's name, because the others are measured", () => {
		const scenes = { answer: { label: "A candidate answers", finish: "Finish" } };
		const { answer } = markTexts(scenes, "messages/en/scenes.json", () => 3);
		expect(placesIn(answer.label)).toEqual(["messages/en/scenes.json:3 answer.label"]);
		expect(answer.finish).toBe("Finish");
	});
});

describe("a marked long text", () => {
	const source = "# Questions\n\n## Who pays? {#who}\n\nNobody.\n";
	const text = {
		title: "Questions",
		intro: "",
		sections: [{ id: "who", heading: "Who pays?", html: "<p>Nobody.</p>\n<ul><li>Really</li></ul>" }],
	};
	const { title, sections } = markContent(text, "messages/en/faq.md", markdownLines(source));

	it("carries a section's location in its heading and each paragraph", () => {
		const place = "messages/en/faq.md:3 who";
		expect(placesIn(title)).toEqual(["messages/en/faq.md:1"]);
		expect(placesIn(sections[0]?.heading ?? "")).toEqual([place]);
		expect(placesIn(sections[0]?.html ?? "")).toEqual([place, place]);
		expect(withoutMarks(sections[0]?.html ?? "")).toBe(text.sections[0]?.html);
	});
});
