import { readAdditionalFields } from "@/lib/application/additional-field";
import { readRefusal } from "@/lib/application/refused";
import { readRequestedDocuments } from "@/lib/application/requested-document";
import { jobDetail } from "@/lib/contract/schemas/job";
import { openApp, type TestApp } from "../support/backend/app";
import { applicant, form, pdf, send } from "../support/backend/requests";

type Fields = Parameters<typeof form>[0];

const OPTIONS = ["A", " B ", "C\nD"];
const QUESTIONS = [
	{ id: 1, label: "City", input_type: 0, is_mandatory: 1 },
	{ id: 2, label: "Why", input_type: 1, is_mandatory: 1, minWords: 2, maxWords: 4 },
	{ id: 3, label: "Regions", input_type: 2, is_mandatory: 1, options: OPTIONS, maxOptions: 2 },
	{ id: 4, label: "Crew", input_type: 3, is_mandatory: 1, min: 0, max: 200 },
	{ id: 77, label: "Experience", input_type: 4, is_mandatory: 1 },
	{ id: 5, label: "Licence", input_type: 5, is_mandatory: 1, options: OPTIONS },
	{ id: 6, label: "Start", input_type: 6, is_mandatory: 1 },
	{ id: 7, label: "Report", input_type: 7, is_mandatory: 1, accept: ".pdf" },
	{ id: 8, label: "Anything else", input_type: 1, is_mandatory: 0, minWords: 2 },
	{ id: 9, label: "Any file", input_type: 7, is_mandatory: 0, accept: "*.*" },
];
const DOCUMENTS = [
	{ type: "CV", option_value: 2 },
	{ type: "Portfolio", option_value: 2 },
	{ type: "Photo", option_value: 0 },
	{ type: "Licence", option_value: 1 },
];

let test: TestApp;
let stored: string;
let picture: string;

async function storeFile(file: File, is_cv: 0 | 1): Promise<string> {
	const body = form({ is_cv }, { file });
	const answer = await send(test.app, "/companies/2/store_and_extract_document", { method: "POST", body });
	return String(answer.body.filepath);
}

/** A job with one question of each kind and two required documents. */
async function openJob(): Promise<void> {
	const { store } = test.deps;
	const like = await store.selectFrom("jobs").selectAll().where("open_code", "=", "ORBIT1").executeTakeFirstOrThrow();
	const content = { ...JSON.parse(like.content), additionalField: QUESTIONS, document_list: DOCUMENTS };
	const own = {
		id: 990,
		open_code: "RULES1",
		open_code_key: "rules1",
		slug: "rules",
		content: JSON.stringify(content),
	};
	await store
		.insertInto("jobs")
		.values({ ...like, ...own })
		.execute();
}

beforeAll(async () => {
	test = await openApp();
	await openJob();
	stored = await storeFile(pdf(), 1);
	picture = await storeFile(new File(["plain text"], "report.txt"), 0);
}, 60_000);
afterAll(() => test.close());

const apply = (values: Fields, files: Record<string, File> = {}) =>
	send(test.app, "/public/RULES1", { method: "POST", body: form(values, files) });

/** Answers to the questions in order; the client's description of them is wrong throughout and must be ignored. */
function answers(changes: Record<number, Fields | null> = {}): Fields[] {
	const values = ["Bogor", "two words", ["A", " B "], "12,5", "0", "C\nD", "2027-02-01", [stored], ""];
	const sent = QUESTIONS.map(({ id }, i) => ({ id, value: values[i], is_mandatory: false, label: "?", input_type: 0 }));
	return sent.flatMap((answer, i) => (changes[i] === null ? [] : [{ ...answer, ...changes[i] }]));
}

const portfolio = (more: Fields = {}): Fields => ({
	document_type: "Portfolio",
	link_input: [{ value: "https://example.com", change: true }],
	...more,
});

const right = (values: Fields = {}): Fields =>
	applicant({ file_cv: stored, document_candidate: [portfolio()], custom_fields: answers(), ...values });

/** The fields that an application is refused for. */
async function refusedFields(values: Fields): Promise<string[]> {
	const answer = await apply(values);
	expect(answer.status).toBe(422);
	return Object.keys((answer.body.errors as object | undefined) ?? {});
}

it("a job accepts a valid application", async () => {
	expect((await apply(right())).body).toHaveProperty("interview_code");
});

describe("answers to a job's questions", () => {
	it.each<[string, number, Fields | null]>([
		["a mandatory text that is blank", 0, { value: " \n" }],
		["a mandatory text that can't be seen", 0, { value: "\u200b\u2800" }],
		["a mandatory text without value", 0, { value: undefined }],
		["two texts for one", 0, { value: ["a", "b"] }],
		["too few words", 1, { value: "one" }],
		["too many words", 1, { value: "one two three four five" }],
		["no option at all", 2, { value: [] }],
		["something that is no option", 2, { value: ["A", "Z"] }],
		["too many options", 2, { value: ["A", " B ", "C\nD"] }],
		["a word as number", 3, { value: "many" }],
		["a number above the most", 3, { value: "200.5" }],
		["a number below the least", 3, { value: "-1" }],
		["no such experience", 4, { value: "3" }],
		["two experiences", 4, { value: ["0", "1"] }],
		["an option of another list", 5, { value: "Z" }],
		["an option in other letters", 5, { value: "a" }],
		["a day that doesn't exist", 6, { value: "2027-02-29" }],
		["a date in another writing", 6, { value: "01/02/2027" }],
		["a mandatory file that is missing", 7, { value: undefined }],
		["words instead of a file", 7, { value: "see my site" }],
		["an optional text that is too short", 8, { value: "one" }],
	])("are rejected by their position among those sent: %s", async (_, index, change) => {
		expect(await refusedFields(right({ custom_fields: answers({ [index]: change }) }))).toEqual([
			`custom_fields.${index}`,
		]);
	});

	it("may be any file if the question allows it, including a phone's photo", async () => {
		const photo = await storeFile(new File(["\0\0\0\x18ftypheic"], "IMG_0001.HEIC"), 0);
		expect((await apply(right({ custom_fields: answers({ 9: { value: [photo] } }) }))).status).toBe(200);
		expect(await refusedFields(right({ custom_fields: answers({ 7: { value: [photo] } }) }))).toEqual([
			"custom_fields.7",
		]);
	});

	it("are rejected with a file of another type, and with two files for a single one", async () => {
		for (const value of [[picture], [stored, stored]]) {
			const custom_fields = answers({ 7: { value } });
			expect(await refusedFields(right({ custom_fields }))).toEqual(["custom_fields.7"]);
		}
	});

	it("are rejected by their position in the job's list if missing", async () => {
		const none = await refusedFields(right({ custom_fields: undefined }));
		expect(none).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => `custom_fields.${index}`));
		expect(await refusedFields(right({ custom_fields: answers({ 6: null, 7: null }) }))).toEqual([
			"custom_fields.6",
			"custom_fields.7",
		]);
	});

	it("are rejected when a question is answered twice", async () => {
		const custom_fields = [...answers(), { id: 1, value: "Depok" }];
		expect(await refusedFields(right({ custom_fields }))).toEqual(["custom_fields.10"]);
	});

	it("may come in any order, and answers to removed questions are stored", async () => {
		const values = right({ custom_fields: [{ id: 999, value: "companions/none" }, ...answers().reverse()] });
		expect((await apply(values)).status).toBe(200);
		const row = await test.deps.store
			.selectFrom("applications")
			.select("payload")
			.where("phone", "=", String(values.phone))
			.executeTakeFirstOrThrow();
		expect(JSON.parse(row.payload).custom_fields).toHaveLength(11);
	});

	it("appear on the form's own fields", async () => {
		const detail = jobDetail.parse((await send(test.app, "/public/RULES1")).body);
		const fields = readAdditionalFields(detail.additionalField, []);
		const documents = readRequestedDocuments(detail.job, "CV");
		const answer = await apply(applicant({ custom_fields: undefined, employment_history: undefined }));
		const rules = { emailRequired: true, hasCompliance: true, fields, documents };
		const paths = [...fields.slice(0, 8).map(({ key }) => key), "documents.0", "documents.1"];
		expect(readRefusal(answer.status, answer.body, rules)).toEqual({
			kind: "fields",
			problems: Object.fromEntries(paths.map((path) => [path, "ERROR_FIELD_SAID"])),
			details: Object.fromEntries(paths.map((path) => [path, expect.stringMatching(/need/)])),
			rest: "",
		});
	});
});

describe("documents", () => {
	it("are rejected with a file type that only a question accepts", async () => {
		const photo = await storeFile(new File(["\0\0\0\x18ftypheic"], "IMG_0001.HEIC"), 0);
		const document_candidate = [portfolio({ attachment: [{ filename: "IMG_0001.HEIC", filepath: photo }] })];
		expect(await refusedFields(right({ document_candidate }))).toEqual(["document_candidate.1"]);
	});

	const file = (filepath: string) => ({ filename: "cv.pdf", filepath });
	const cv = (more: Fields): Fields => ({ document_type: "CV", ...more });

	it.each<[string, () => Fields, string[]]>([
		["no CV", () => ({ file_cv: undefined, cv: "cv.pdf" }), ["file_cv"]],
		[
			"a CV without file and link",
			() => ({ file_cv: undefined, document_candidate: [cv({}), portfolio()] }),
			["file_cv"],
		],
		["no required document", () => ({ document_candidate: undefined }), ["document_candidate.1"]],
		[
			"another document in its stead",
			() => ({ document_candidate: [portfolio({ document_type: "Licence" })] }),
			["document_candidate.1"],
		],
		[
			"a link that is none",
			() => ({ document_candidate: [portfolio({ link_input: [{ value: "example.com" }] })] }),
			["document_candidate.1"],
		],
		[
			"a document that was never stored",
			() => ({
				document_candidate: [portfolio(), { document_type: "Licence", attachment: [file("companies/2/none.pdf")] }],
			}),
			["document_candidate.3"],
		],
		[
			"a link of no document",
			() => ({ document_candidate: undefined, link_input: [{ value: "https://example.com" }] }),
			["document_candidate.1"],
		],
	])("are rejected by their slot: %s", async (_, values, fields) => {
		expect(await refusedFields(right(values()))).toEqual(fields);
	});

	it.each<[string, () => Fields]>([
		[
			"stored files",
			() => ({
				file_cv: undefined,
				document_candidate: [
					cv({ attachment: [file(stored)] }),
					portfolio({ link_input: undefined, attachment: [file(picture)] }),
				],
			}),
		],
		[
			"a link as CV",
			() => ({
				file_cv: undefined,
				document_candidate: [cv({ link_input: [{ value: "https://example.com/cv" }] }), portfolio()],
			}),
		],
		["a name with other white space", () => ({ document_candidate: [portfolio({ document_type: " Portfolio\r\n" })] })],
	])("are accepted as %s", async (_, values) => {
		expect((await apply(right(values()))).status).toBe(200);
	});
});

it.each<[string, Fields, string]>([
	[
		"a job without a company",
		{ employment_history: [{ company_name: " ", job_title: "x" }] },
		"employment_history.0.company_name",
	],
	[
		"an achievement of 701 characters",
		{ key_achievements: [{ achievement: "x".repeat(701) }] },
		"key_achievements.0.achievement",
	],
	["experience of 1,001 words", { experience: "kata ".repeat(1_001) }, "experience"],
	["letters beside the phone's digits", { phone: "call 0812 3456" }, "phone"],
	["a name that can't be seen", { fullname: "\u200b" }, "fullname"],
	["a preferred name that can't be seen", { preferred_name: "\u3164\u2800\u00ad" }, "preferred_name"],
	[
		"a company whose name can't be seen",
		{ employment_history: [{ company_name: "\u2060", job_title: "x" }] },
		"employment_history.0.company_name",
	],
	["an address whose host begins with a dash", { email: "a@-x.com", email2: "a@-x.com" }, "email"],
	["an address with a dot before the at sign", { email: "x.@y.com", email2: "x.@y.com" }, "email"],
])("%s is rejected by its name", async (_, values, field) => {
	expect(await refusedFields(right(values))).toEqual([field]);
});

it("a pasted address and a number in other digits are stored normalised", async () => {
	const email = " pasted\u200b @example\ufeff.com\n";
	const values = right({ email, email2: "Pasted@example.com", phone: "\u202a+٦٢ (٨١٢) ٣٤٥٦-٧٨٩٠١\u202c" });
	expect((await apply(values)).body).toHaveProperty("interview_code");
	const { payload, ...row } = await test.deps.store
		.selectFrom("applications")
		.select(["email", "email_key", "phone", "payload"])
		.where("email_key", "=", "pasted@example.com")
		.executeTakeFirstOrThrow();
	expect(row).toEqual({ email: "pasted@example.com", email_key: "pasted@example.com", phone: "62812345678901" });
	expect(JSON.parse(payload)).toMatchObject({ email: "pasted@example.com", phone: "62812345678901" });
});

describe("a form without script", () => {
	/** The fields of such a browser: every box by its own name, nothing for unchecked ones. */
	function posted(changes: Record<string, string | null> = {}, regions = ["A", " B "]): FormData {
		const { custom_fields: _, document_candidate: __, ...values } = right();
		const body = form({ ...values, document_candidate: [portfolio()] });
		for (const [i, { id, label, input_type, is_mandatory }] of QUESTIONS.entries()) {
			const about = { id, label, input_type, is_mandatory };
			for (const [name, value] of Object.entries(about)) body.append(`custom_fields[${i}][${name}]`, String(value));
		}
		for (const value of regions) body.append("custom_fields[2][value][]", value);
		const single = { 0: "Bogor", 1: "two words", 3: "12", 4: "2", 5: "A", 6: "2027-02-01", 7: stored, ...changes };
		for (const [i, value] of Object.entries(single)) if (value) body.append(`custom_fields[${i}][value]`, value);
		return body;
	}
	const post = (body: FormData) => send(test.app, "/public/RULES1", { method: "POST", body });

	it("is accepted with its answers, and checkboxes as a list", async () => {
		expect((await post(posted())).status).toBe(200);
		const row = await test.deps.store
			.selectFrom("applications")
			.select("payload")
			.orderBy("created_at", "desc")
			.executeTakeFirstOrThrow();
		const { custom_fields } = JSON.parse(row.payload);
		expect(custom_fields[2]).toMatchObject({ id: "3", value: ["A", " B "] });
		expect(custom_fields[8]).toEqual({ id: "8", label: "Anything else", input_type: 1, is_mandatory: false });
	});

	it.each<[string, () => FormData, string]>([
		["no box ticked", () => posted({}, []), "custom_fields.2"],
		["three boxes where two fit", () => posted({}, OPTIONS), "custom_fields.2"],
		["a file question without a file", () => posted({ 7: null }), "custom_fields.7"],
		["an empty line", () => posted({ 0: null }), "custom_fields.0"],
	])("is rejected with %s", async (_, body, field) => {
		const answer = await post(body());
		expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([422, [field]]);
	});
});
