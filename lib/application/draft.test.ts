import fc from "fast-check";
import { fieldOf, fileOf, goodValues, linkOf, slotOf } from "@/tests/support/people/application-form";
import { blankApplication, blankEmployment } from "./blank";
import { DRAFT_LIFETIME_MS, draftKey, isEmptyDraft, newDraft, readDraft } from "./draft";

const NOW = 1_800_000_000_000;
const read = (value: unknown, now = NOW) => readDraft(JSON.stringify(value), now);

const TYPED = goodValues({
	employment_history: [{ ...blankEmployment(), company_name: "Terang", is_current_job: true }],
	languages: [{ value: "Indonesian" }],
	answers: { "city-11": "Bogor", "regions-13": ["A", "B"] },
	whatsapp_notification: false,
});

describe("a draft", () => {
	it("survives a round trip without consents", () => {
		const draft = newDraft(TYPED, { "documents.0": slotOf([fileOf()], [linkOf()]) }, NOW);
		const { gdpr, compliance, ...values } = TYPED;
		expect(read(draft)).toEqual({
			savedAt: NOW,
			values,
			documents: { "documents.0": { files: [fileOf()], links: [linkOf()] } },
			source: "",
			filled: {},
			offers: {},
			cvText: { filepath: "", text: "" },
		});
	});

	it("keeps CV values and the CV's text in the form's own shape", () => {
		const cv = {
			filled: { fullname: "Rani", languages: [{ value: "Indonesian" }] },
			offers: { phone: "555 013 2441 7" },
			cvText: { filepath: "companies/1/a.pdf", text: "Rani" },
		};
		expect(read(newDraft(TYPED, {}, NOW, cv))).toMatchObject(cv);
		const foreign = {
			savedAt: NOW,
			filled: { fullname: 7, gdpr: true, languages: "x" },
			offers: { phone: 7, email: " ", address: "x" },
			cvText: ["x"],
		};
		expect(read(foreign)).toMatchObject({
			filled: { fullname: "", languages: [] },
			offers: {},
			cvText: { filepath: "", text: "" },
		});
	});

	it("keeps only stored files, and only the address of a link that did not pass", () => {
		const state = slotOf(
			[fileOf({ status: "busy" }), fileOf(), fileOf({ status: "failed" }), fileOf({ status: "unsupported" })],
			[linkOf({ id: "l2", linkErrorMessage: "CHECKING_URL" }), linkOf()],
		);
		const open = linkOf({ id: "l2", domain_host: "", id_file: "", download_path: "" });
		const document = { files: [fileOf()], links: [open, linkOf()] };
		expect(newDraft(TYPED, { slot: state }, NOW).documents).toEqual({ slot: document });
		// And from a draft that other code wrote.
		const blankFile = fileOf({ filepath: "" });
		const blankLink = linkOf({ value: " " });
		const foreign = { slot: { files: [...state.files, blankFile, 7], links: [...state.links, blankLink, null] } };
		expect(read({ savedAt: NOW, documents: foreign })?.documents).toEqual({ slot: document });
	});

	it("expires after 14 days", () => {
		const draft = newDraft(TYPED, {}, NOW);
		expect(read(draft, NOW + DRAFT_LIFETIME_MS)).not.toBeNull();
		expect(read(draft, NOW + DRAFT_LIFETIME_MS + 1)).toBeNull();
		expect(read(draft, NOW - 1)).toBeNull();
		expect(DRAFT_LIFETIME_MS).toBe(14 * 86_400_000);
	});

	it("is stored per job", () => {
		expect(draftKey("ORBIT1+EU")).not.toBe(draftKey("ORBIT1"));
	});

	it.each<[string, boolean, Parameters<typeof newDraft>]>([
		[
			"nothing but consents and the reminder",
			true,
			[{ ...blankApplication(), gdpr: true, whatsapp_notification: false }, {}, NOW],
		],
		["a name", false, [{ ...blankApplication(), fullname: "R" }, {}, NOW]],
		["an answer", false, [{ ...blankApplication(), answers: { "q-1": ["A"] } }, {}, NOW]],
		["an empty answer", true, [{ ...blankApplication(), answers: { "q-1": "", "q-2": [] } }, {}, NOW]],
		["a stored file", false, [blankApplication(), { slot: slotOf([fileOf()]) }, NOW]],
		["a file that broke off", true, [blankApplication(), { slot: slotOf([fileOf({ status: "failed" })]) }, NOW]],
	])("with %s is empty: %s", (_, empty, given) => {
		expect(isEmptyDraft(newDraft(...given), [])).toBe(empty);
	});

	it("with nothing but initial values is empty", () => {
		const field = fieldOf({ value: "Jakarta" });
		const draftWith = (answer: string) =>
			newDraft({ ...blankApplication(), answers: { [field.key]: answer } }, {}, NOW);
		expect(isEmptyDraft(draftWith("Jakarta"), [field])).toBe(true);
		expect(isEmptyDraft(draftWith("Bogor"), [field])).toBe(false);
	});
});

it("a draft stores where its link was posted, and nothing else from the address", () => {
	const draft = newDraft(TYPED, {}, NOW, undefined, "utm_source=linkedin&ref=a");
	expect(read(draft)?.source).toBe("utm_source=linkedin&ref=a");
	expect(read({ ...draft, source: "ref=a&evil=1" })?.source).toBe("ref=a");
	expect(read({ ...draft, source: 7 })?.source).toBe("");
});

describe("an invalid draft", () => {
	it.each([
		null,
		"",
		"null",
		"{",
		"[]",
		"7",
		'"text"',
		"{}",
		'{"savedAt":"now"}',
		'{"savedAt":null}',
		'{"savedAt":1e999}',
	])("is ignored: %j", (text) => {
		expect(readDraft(text, NOW)).toBeNull();
	});

	it("gives blanks for wrong types, and drops unknown fields", () => {
		const { gdpr, compliance, ...blank } = blankApplication();
		const values = {
			fullname: 7,
			email: ["a"],
			gdpr: true,
			whatsapp_notification: "no",
			languages: "all",
			employment_history: [{ company_name: 3, is_current_job: "yes", evil: 1 }, "x"],
			answers: { a: { b: 1 }, c: [1], d: "kept" },
			evil: true,
		};
		expect(read({ savedAt: NOW, values, documents: [1] })).toEqual({
			savedAt: NOW,
			values: { ...blank, employment_history: [blankEmployment()], answers: { d: "kept" } },
			documents: {},
			source: "",
			filled: {},
			offers: {},
			cvText: { filepath: "", text: "" },
		});
	});

	it("can't pollute prototypes", () => {
		const text = `{"savedAt":${NOW},"values":{"__proto__":{"x":1},"answers":{"__proto__":["x"]}},"documents":{"__proto__":{}}}`;
		const draft = readDraft(text, NOW);
		expect(draft?.values.answers).toEqual({});
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});

	it("never throws, and has every field with its type", () => {
		const typesOf = (value: object) =>
			Object.entries(value).map(([key, one]) => [key, Array.isArray(one) ? "list" : typeof one]);
		const { gdpr, compliance, ...blank } = blankApplication();
		const parts = fc.dictionary(fc.constantFrom(...Object.keys(blank)), fc.jsonValue());
		fc.assert(
			fc.property(fc.oneof(fc.jsonValue(), parts), fc.jsonValue(), fc.string(), (values, documents, broken) => {
				expect(() => readDraft(broken, NOW)).not.toThrow();
				expect(typesOf(read({ savedAt: NOW, values, documents })?.values ?? {})).toEqual(typesOf(blank));
			}),
			{ numRuns: 300, seed: 14 },
		);
	});
});
