import { runProcess } from "@/backend/cv-parsing/run-process";
import { cvContent } from "@/lib/contract/schemas/cv";
import { builtProcess } from "./built-process";
import { HELD_OUT } from "./cases/held-out";
import { ONE_COLUMN } from "./cases/one-column";
import { TWO_COLUMNS } from "./cases/two-columns";
import { UNREADABLE } from "./cases/unreadable";
import { WORD } from "./cases/word";
import { CorpusReader } from "./corpus-reader";
import type { CvCase } from "./cv-case";
import { Sheet } from "./draw/sheet";
import { expectedValues } from "./expected";
import { invented } from "./invented";
import { readValues } from "./read-values";
import { Score } from "./score";

const LIMITS = { timeMs: 15_000, memoryMb: 320 };

/** The contact fields, for which the product's target is 0.95. */
const CONTACT = [
	"name",
	"preferred_name",
	"email",
	"phone",
	"location",
	"address",
	"date_of_birth",
	"nationality",
	"linkedin_url",
];
const HISTORY = [
	"job company",
	"job title",
	"job start",
	"job end",
	"job current",
	"job description",
	"school name",
	"school degree",
	"school start",
	"school end",
	"school score",
];
const LISTS = [
	"soft skill",
	"hard skill",
	"language",
	"certification",
	"achievement",
	"achievement date",
	"school field",
];

/** Reads a file as the product does, in a process of its own. */
async function readAlone({ format, make }: CvCase) {
	const bytes = new Uint8Array((await make()).bytes);
	return runProcess(builtProcess(), { format, bytes }, LIMITS).catch(() => ({ status: 422 as const }));
}

describe("CV parsing", () => {
	const score = new Score();
	let reader: CorpusReader;
	beforeAll(() => {
		reader = new CorpusReader(LIMITS.memoryMb);
	});
	afterAll(() => reader.close());

	it.each([...ONE_COLUMN, ...TWO_COLUMNS, ...WORD, ...HELD_OUT])("invents nothing: $title", async (one) => {
		const { bytes, text } = await one.make();
		const answer = await reader.read(one.format, new Uint8Array(bytes));
		expect(answer.status).toBe(200);
		if (answer.status !== 200) return;
		expect(invented(answer.profile, answer.raw_content, text)).toEqual([]);
		expect(cvContent.parse(JSON.parse(JSON.stringify(answer))).profile).toMatchObject(
			JSON.parse(JSON.stringify(answer.profile)),
		);
		score.add(expectedValues(one), readValues(answer.profile));
	});

	it.each([0, 1.6])("reads words whole whose letters stand %d points apart", async (characterSpacing) => {
		const sheet = new Sheet();
		const summary = "I bake bread and cakes at the mill and on the market, day by day.";
		const text = [
			"Clara Halvorsen",
			"clara@foldhearth.example",
			summary,
			"Skills",
			"Bread and cakes",
			"Languages",
			"Norwegian",
		];
		for (const one of text) sheet.line(one, { characterSpacing, bold: one === "Skills" || one === "Languages" });
		const answer = await reader.read("pdf", new Uint8Array(await sheet.finish()));
		expect(answer).toMatchObject({
			profile: {
				contact_info: { name: "Clara Halvorsen", email: "clara@foldhearth.example" },
				skills_certifications: { hard_skills: ["Bread and cakes"], languages: ["Norwegian"] },
			},
		});
	});

	it.each(UNREADABLE)("finds nothing in $title", async (one) => {
		expect(await readAlone(one)).toEqual({
			status: 422,
			...(one.reason && { reason: one.reason }),
		});
	});

	it("finds the expected values, field by field", () => {
		process.stdout.write(`\n${score.table()}\n\n`);
		const below = (fields: readonly string[], bar: number) =>
			fields.filter((field) => Math.min(score.share(field).precision, score.share(field).recall) < bar);
		expect(below(CONTACT, 0.95)).toEqual([]);
		expect(below(HISTORY, 0.95)).toEqual([]);
		expect(below(LISTS, 0.93)).toEqual([]);
		expect(CONTACT.filter((field) => !score.fields().includes(field))).toEqual([]);
	});
});
