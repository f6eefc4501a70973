import fc from "fast-check";
import { checkValues } from "@/backend/application/check-values";
import { settingsOf } from "@/backend/application/job-settings";
import { toPayload } from "@/lib/application/payload";
import { validateApplication } from "@/lib/application/validate";
import { fromFields, toFields } from "@/lib/contract/form-data";
import { type ApplicationPayload, application } from "@/lib/contract/schemas/application";
import { type FilledForm, validForm, wildForm } from "./forms";
import { JOBS, type JobKind, rowOf, rulesOf } from "./jobs";
import { anyText, anything } from "./texts";
import { asSent, meaningOf, throughMultipart, withPlainBreaks } from "./wire";

const TODAY = "2027-01-01";
const APPLIED = { companyId: "3", jobId: "7", code: "FUZZ1", asksWhatsapp: true, target: { by: "code" } } as const;

/** A job as the form and as the backend know it. */
function open(kind: JobKind) {
	const row = rowOf(kind);
	return { rules: rulesOf(kind), row, settings: settingsOf(row) };
}
type Job = ReturnType<typeof open>;

const payloadOf = ({ rules }: Job, { values, documents }: FilledForm, cvText = "") =>
	toPayload(values, rules, APPLIED, documents, cvText);

const problemsOf = ({ rules }: Job, { values, documents }: FilledForm) =>
	validateApplication(values, rules, documents, TODAY);

/** Reads fields as the backend does, and holds what they say against the payload and against the job. */
function expectTaken({ row, settings }: Job, payload: ApplicationPayload, fields: [string, string][]): void {
	const read = application.safeParse(fromFields(fields));
	expect(read.error?.issues).toBeUndefined();
	// A box that isn't requested is not ticked.
	const whole = { whatsapp_notification: false, compliance: false, ...payload };
	expect(meaningOf(read.data)).toEqual(meaningOf(whole, withPlainBreaks));
	if (read.data) expect(checkValues(read.data, row, settings, read.data.file_cv)).toEqual({});
}

/** Values that the form's rules accept must arrive; whatever the rules decide, nothing may throw. */
function expectNoSurprise(job: Job, form: FilledForm): void {
	const problems = problemsOf(job, form);
	const payload = payloadOf(job, form);
	if (Object.keys(problems).length === 0) expectTaken(job, payload, asSent(toFields(payload)));
}

describe.each(JOBS.map((kind, index): [number, JobKind] => [index, kind]))(
	"forms for a job of kind %i",
	(index, kind) => {
		const job = open(kind);
		const valid = validForm(job.rules);
		const wild = wildForm(job.rules, anything);
		const oneWild = fc.tuple(valid, wild, fc.nat()).map(([form, { values }, pick]): FilledForm => {
			const changed = Object.entries(values);
			const [name, value] = changed[pick % changed.length] ?? ["location", ""];
			return { ...form, values: { ...form.values, [name]: value } };
		});

		it("that are valid arrive at the backend with every value, and it accepts them", () => {
			fc.assert(
				fc.property(valid, anyText, (form, cvText) => {
					expect(problemsOf(job, form)).toEqual({});
					const payload = payloadOf(job, form, cvText);
					expectTaken(job, payload, asSent(toFields(payload)));
				}),
				{ numRuns: 1_800, seed: 20_270_101 + index },
			);
		});

		it("that are valid also pass a real multipart body", async () => {
			await fc.assert(
				fc.asyncProperty(valid, async (form) => {
					const payload = payloadOf(job, form);
					expectTaken(job, payload, await throughMultipart(toFields(payload)));
				}),
				{ numRuns: 100, seed: 20_270_201 + index },
			);
		}, 60_000);

		it("with arbitrary values break nothing, and are accepted when the rules accept them", () => {
			fc.assert(
				fc.property(wild, (form) => expectNoSurprise(job, form)),
				{ numRuns: 800, seed: 20_270_301 + index },
			);
		});

		it("that are valid except one wild value break nothing either", () => {
			fc.assert(
				fc.property(oneWild, (form) => expectNoSurprise(job, form)),
				{ numRuns: 700, seed: 20_270_401 + index },
			);
		});
	},
);
