import { EXPERIENCE, fieldOf, fieldsOf } from "@/tests/support/people/application-form";
import { slugOf } from "./additional-field";

describe("slugOf", () => {
	it.each([
		["Why solar energy?", "why-solar-energy"],
		["  Größe / Maße  ", "größe-maße"],
		["ＦＵＬＬ　ｗｉｄｔｈ", "full-width"],
		["経験年数", "経験年数"],
		["a.b[0]['c']", "a-b-0-c"],
		["?!", "field"],
		["", "field"],
		["x".repeat(100), "x".repeat(60)],
		[`${"x".repeat(59)} y`, "x".repeat(59)],
	])("turns %j into %j", (label, slug) => {
		expect(slugOf(label)).toBe(slug);
	});

	it("cuts between characters", () => {
		expect(slugOf("𐌰".repeat(70))).toBe("𐌰".repeat(60));
	});
});

describe("readAdditionalFields", () => {
	const options = ["A", "B"];

	it.each([
		[0, "text"],
		[1, "textarea"],
		[2, "checkboxes"],
		[3, "number"],
		[4, "radio"],
		[5, "select"],
		[6, "date"],
		[7, "file"],
		["7", "file"],
		[8, "text"],
		[-1, "text"],
		[1.5, "text"],
		[undefined, "text"],
	])("maps input type %s to %s", (input_type, kind) => {
		expect(fieldOf({ input_type, options }).kind).toBe(kind);
	});

	it.each([2, 4, 5])("turns a choice (%i) without options into a text", (input_type) => {
		expect(fieldOf({ input_type }).kind).toBe("text");
		expect(fieldOf({ input_type, options: ["", " "] }).kind).toBe("text");
	});

	it("turns a multiple-choice list into checkboxes", () => {
		expect(fieldOf({ input_type: 5, multiple: 1, options }).kind).toBe("checkboxes");
	});

	it("gives the experience question (id 77) its three answers", () => {
		expect(fieldOf({ id: 77, input_type: 0 })).toMatchObject({ kind: "radio", options: EXPERIENCE });
	});

	it("lets a job reword the answers to the experience question", () => {
		const own = fieldOf({
			id: "77",
			input_type: 5,
			options: [
				{ value: 0, label: "Fresh" },
				{ value: 1, label: "" },
			],
		});
		expect(own).toMatchObject({
			kind: "radio",
			options: [
				{ value: "0", label: "Fresh" },
				{ value: "1", label: "1" },
			],
		});
	});

	it("accepts options as texts, numbers, pairs and JSON, each value once and verbatim", () => {
		const read = [
			{ value: " A ", label: "A" },
			{ value: "2", label: "2" },
			{ value: "c", label: "See" },
		];
		const sent = [" A ", 2, { value: "c", label: " See\n" }, " A ", "", { value: 1 }];
		expect(fieldOf({ input_type: 2, options: sent }).options).toEqual(read);
		expect(fieldOf({ input_type: 2, options: JSON.stringify(sent) }).options).toEqual(read);
	});

	it("keeps the first of two fields with the same id, in the job's order", () => {
		const fields = fieldsOf({ id: 2, label: "Two" }, { id: 1, label: "One" }, { id: "2", label: "Again" });
		expect(fields.map(({ label }) => label)).toEqual(["Two", "One"]);
	});

	it("gives every field a key from its label's slug and its id", () => {
		const keys = fieldsOf(
			{ id: 1, label: "Why?" },
			{ id: 2, label: "Why!" },
			{ id: "1-1", label: "a" },
			{ id: "1", label: "unused" },
			{ id: "01", label: "a 1" },
			{ id: "x.y", label: "a" },
		).map(({ key }) => key);
		expect(keys).toEqual(["why-1", "why-2", "a-1%2D1", "a-1-01", "a-x%2Ey"]);
	});

	it.each<[string, object, object]>([
		["limits", { minWords: "3", maxWords: 9, min: "-2", max: 0 }, { minWords: 3, maxWords: 9, min: -2, max: 0 }],
		["no limits", { minWords: 0, maxWords: "", maxOptions: 0, min: null, max: "many" }, {}],
		["what the field holds at first", { value: "Bogor" }, { initial: "Bogor" }],
		["nothing at first", {}, { initial: "", accept: "*.*", description: "", isMandatory: false }],
		["mandatory unless it says otherwise", { is_mandatory: undefined }, { isMandatory: true }],
		[
			"lines without control characters",
			{ label: "A\u202e\nb", description: " c\0 " },
			{ label: "A b", description: "c" },
		],
	])("reads %s", (_, raw, expected) => {
		const field = fieldOf(raw);
		expect(field).toMatchObject(expected);
		if (Object.keys(expected).length === 0) {
			const { minWords, maxWords, min, max, maxOptions } = field;
			expect([minWords, maxWords, min, max, maxOptions]).toEqual(Array(5).fill(undefined));
		}
	});
});
