import { readDraft, writeDraft } from "./draft";

const AT = Date.parse("2026-03-01T20:30:00Z");
const DAY_MS = 86_400_000;
const VALUES = { company: "Kopi", topics: "a\nb" };

describe("a draft of an enquiry", () => {
	it("restores the input for fourteen days", () => {
		const text = writeDraft(VALUES, AT);
		expect(readDraft("training", text, AT)).toEqual(VALUES);
		expect(readDraft("training", text, AT + 14 * DAY_MS)).toEqual(VALUES);
		expect(readDraft("training", text, AT + 14 * DAY_MS + 1)).toBeNull();
		expect(readDraft("training", text, AT - 1)).toBeNull();
	});

	it("of an empty form isn't stored", () => {
		expect(writeDraft({}, AT)).toBeNull();
	});

	it.each([null, "", "{", "null", "7", "[]", '{"savedAt":"now","values":{}}', `{"savedAt":${AT}}`])(
		"ignores invalid data: %j",
		(text) => {
			expect(readDraft("training", text, AT)).toBeNull();
		},
	);

	it("restores only the form's own fields", () => {
		const text = JSON.stringify({ savedAt: AT, values: { company: { a: 1 }, name: "Rani", timezone: "UTC" } });
		expect(readDraft("training", text, AT)).toEqual({ name: "Rani" });
	});
});
