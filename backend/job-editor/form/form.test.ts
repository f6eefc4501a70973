import { changeForm } from "./change-form";
import { type JobForm, RICH } from "./job-form";
import { readPosted } from "./posted-form";
import { sumOf } from "./row-of-form";

const EMPTY = { html: "", marks: "" };
const form = (more: Partial<JobForm> = {}): JobForm => ({
	values: {},
	texts: Object.fromEntries(RICH.map((name) => [name, EMPTY])) as JobForm["texts"],
	questions: [],
	documents: [],
	networks: [],
	...more,
});

describe("a sum of money", () => {
	it.each([
		["5.000.000", "5000000"],
		["5,000,000", "5000000"],
		["5 000 000", "5000000"],
		["15.50", "15.50"],
		["1.000,50", "1.000,50"],
		[" 7 ", "7"],
		["many", "many"],
	])("written as %s is read as %s", (written, sum) => {
		expect(sumOf(written)).toBe(sum);
	});
});

describe("the buttons of a form's lists", () => {
	const questions = [{ id: "1" }, { id: "2" }, { id: "3" }];
	const ids = (changed: ReturnType<typeof changeForm>) => changed?.form.questions.map(({ id }) => id).join("");

	it.each([
		["question-up-2", "132", "question-1"],
		["question-down-0", "213", "question-1"],
		["question-remove-0", "23", "question-0"],
		["question-remove-2", "12", "question-1"],
	])("%s", (command, order, focus) => {
		const changed = changeForm(form({ questions }), command, "");
		expect([ids(changed), changed?.focus]).toEqual([order, focus]);
	});

	it.each(["question-up-0", "question-down-2", "question-remove-9", "document-up-0", "save", ""])(
		"%s changes nothing",
		(command) => {
			expect(changeForm(form({ questions }), command, "")).toBeUndefined();
		},
	);

	it("add questions of all kinds under ids that are never used again, and the one about experience once", () => {
		const added = changeForm(form({ questions }), "add-question", "number")?.form.questions[3];
		expect(added).toMatchObject({ input_type: "3", id: expect.stringMatching(/^\d{6,9}$/) });
		const once = changeForm(form(), "add-question", "experience");
		expect(once?.form.questions).toMatchObject([{ id: "77" }]);
		expect(once && changeForm(once.form, "add-question", "experience")).toBeUndefined();
	});

	it("stop at the maximum of a job", () => {
		const many = Array.from({ length: 50 }, (_, id) => ({ id: String(id) }));
		expect(changeForm(form({ questions: many }), "add-question", "text")).toBeUndefined();
	});
});

describe("a posted form", () => {
	it("orders its entries by number, gaps included", () => {
		const sent = new URLSearchParams({
			"additionalField.7.label": "b",
			"additionalField.2.label": "a",
			"x.1.label": "c",
		});
		expect(readPosted(sent, undefined).questions).toEqual([{ label: "a" }, { label: "b" }]);
	});

	it("keeps a stored text that nobody changed, whether the editor's script ran or not", () => {
		const html = "<table><tr><td>One</td></tr></table>";
		const stored = form({ texts: { ...form().texts, aboutDescription: { html, marks: "One" } } });
		for (const [name, value] of [
			["aboutDescription", "One"],
			["aboutDescription.html", "<p>One</p>"],
		] as const)
			expect(readPosted(new URLSearchParams({ [name]: value }), stored).texts.aboutDescription.html).toBe(html);
		const changed = readPosted(new URLSearchParams({ "aboutDescription.html": "<p onclick=x>Two</p>" }), stored);
		expect(changed.texts.aboutDescription).toEqual({ html: "<p>Two</p>", marks: "Two" });
	});
});
