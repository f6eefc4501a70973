import fc from "fast-check";
import type { AdditionalField } from "@/lib/application/additional-field";
import type { DocumentFile, DocumentLink, DocumentState, DocumentStates } from "@/lib/application/documents";
import { MOST_ACHIEVEMENT, MOST_ENTRIES, MOST_TEXTS } from "@/lib/application/limits";
import { JOB_FAMILIES, JOB_LEVELS } from "@/lib/application/occupations";
import type { RequestedDocument } from "@/lib/application/requested-document";
import type { ApplicationRules } from "@/lib/application/validate";
import type { Answer, ApplicationValues } from "@/lib/application/values";
import { filled, short } from "./texts";

const two = (value: number) => String(value).padStart(2, "0");
const month = fc
	.tuple(fc.integer({ min: 1950, max: 2026 }), fc.integer({ min: 1, max: 12 }))
	.map(([year, number]) => `${year}-${two(number)}`);
const maybe = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);
const day = fc
	.tuple(month, fc.integer({ min: 1, max: 28 }))
	.map(([yearMonth, number]) => `${yearMonth}-${two(number)}`);
const period = fc
	.tuple(month, month)
	.map(([one, other]): [string, string] => (one < other ? [one, other] : [other, one]));
const grades = fc
	.record({
		gpa_score: fc.constantFrom("", " 3.5 ", "3,75", "100", "4.000"),
		gpa_scale: fc.constantFrom("", " 4 ", "100", "4.000"),
	})
	.filter(({ gpa_score, gpa_scale }) => gpa_score !== "100" || ["", "100"].includes(gpa_scale));
const few = { maxLength: 3 };

const employment = fc
	.record({
		company_name: filled(200),
		industry: short(500),
		job_family: fc.constantFrom("", ...JOB_FAMILIES),
		job_title: short(500),
		job_level: fc.constantFrom("", ...JOB_LEVELS),
		dates: period,
		is_current_job: fc.boolean(),
		job_description: short(20_000),
	})
	.map(({ dates: [start_date, end_date], ...entry }) => ({ ...entry, start_date, end_date }));

const education = fc
	.record({
		institutional_name: short(500),
		field_of_study: short(500),
		degree_obtained: short(500),
		dates: period,
		is_currently_studying: fc.boolean(),
		grades,
	})
	.map(({ dates: [date_attended, graduation_date], grades: both, ...entry }) => ({
		...entry,
		...both,
		date_attended,
		graduation_date,
	}));

const listed = fc.array(fc.record({ value: short(500) }), few);

const profile = {
	location: short(500),
	address: short(500),
	date_of_birth: maybe(day),
	nationality: short(500),
	linkedin_url: fc.constantFrom(
		"",
		"linkedin.com/in/rani",
		" https://id.linkedin.com/in/r%C3%A9 ",
		"HTTPS://LinkedIn.com/in/x",
	),
	experience: fc.oneof(short(20_000), fc.constant("kata\r\n".repeat(1_000)), fc.constant("x".repeat(20_000))),
	employment_history: fc.array(employment, few),
	education_background: fc.array(education, few),
	key_achievements: fc.array(fc.record({ achievement: short(MOST_ACHIEVEMENT), date: maybe(month) }), few),
	languages: listed,
	certifications: listed,
	soft_skills: short(500),
	hard_skills: fc.array(short(400), { maxLength: 10 }).map((skills) => skills.join(",").slice(0, 4_000)),
};

const email = fc
	.tuple(
		fc.constantFrom("rani", "r.p+1", "müller", "o'brien", "用户", " r a\u200bni"),
		fc.constantFrom("b.co", "mail.exämple.id"),
	)
	.map(([name, host]) => `${name}@${host}`);

const identity = {
	fullname: filled(200),
	preferred_name: filled(200),
	phone: fc.constantFrom(
		"+62 812-3456",
		"(021) 555-0199",
		"０８１２３４５",
		"1234",
		"0812–34.56/7",
		"+1 (415) 555-2671",
		"(+62) 812 3456",
		"+49 (0)30 123456",
		"\u202a+٦٢ ٨١٢ ٣٤٥\u202c",
	),
	whatsapp_notification: fc.boolean(),
	gdpr: fc.constant(true),
	compliance: fc.constant(true),
};

/** An answer that its field accepts. */
function answerTo({ kind, options, isMandatory }: AdditionalField): fc.Arbitrary<Answer> {
	const values = options.map(({ value }) => value);
	// Limits themselves among them.
	const text = fc.oneof(
		filled(60).map((one) => `so ${one}`),
		fc.constantFrom("two words", "kata\r\n".repeat(40), "one\r\ntwo\n\nthree"),
	);
	const number = fc.constantFrom("0", "-5", "200,5", " 7.25 ", "+3");
	const given: Record<typeof kind, () => fc.Arbitrary<Answer>> = {
		text: () => text,
		textarea: () => text,
		number: () => number,
		date: () => day,
		radio: () => fc.constantFrom(...values),
		select: () => fc.constantFrom(...values),
		checkboxes: () => fc.subarray(values, { minLength: 1, maxLength: 2 }),
		file: () => fc.constant(""),
	};
	return isMandatory ? given[kind]() : fc.oneof(fc.constant(""), given[kind]());
}

const path = fc.uuid().chain((id) => fc.constantFrom(`companies/3/${id}.pdf`, `companies/3/${id}.docx`));

const file: fc.Arbitrary<DocumentFile> = fc.record({
	status: fc.constant("stored" as const),
	filename: filled(200),
	filepath: path,
	type: fc.constantFrom("", "application/pdf"),
	sizeBytes: fc.nat(),
});

const link: fc.Arbitrary<DocumentLink> = fc.record({
	id: fc.uuid(),
	value: fc.webUrl({ withQueryParameters: true }).filter((url) => url.length <= 2_000),
	change: fc.boolean(),
	linkErrorMessage: fc.constant("" as const),
	domain_host: fc.domain(),
	id_file: fc.uuid(),
	download_path: fc.constantFrom("", `https://files.example.com/x?signature=${"s".repeat(1_500)}`),
});

/** A form takes no other kind of file as its CV, unless the job says so. */
const cv = file.map((one): DocumentFile => ({ ...one, filepath: one.filepath.replace(/docx$/, "pdf") }));

const state = ({ isCv, isRequired }: RequestedDocument): fc.Arbitrary<DocumentState> =>
	fc
		.record({
			files: isCv ? fc.array(cv, { maxLength: 1 }) : fc.array(file, { maxLength: 3 }),
			links: fc.array(link, few),
		})
		.filter(({ files, links }) => !isRequired || files.length + links.length > 0);

const filesOnly = (isRequired: boolean): fc.Arbitrary<DocumentState> =>
	fc.record({ files: fc.array(file, { minLength: Number(isRequired), maxLength: 2 }), links: fc.constant([]) });

/** A candidate's documents for a job. */
export interface FilledForm {
	values: ApplicationValues;
	documents: DocumentStates;
}

/** Forms that a job's rules must accept. */
export function validForm({ fields, documents }: ApplicationRules): fc.Arbitrary<FilledForm> {
	const answers = fc.record(Object.fromEntries(fields.map((field) => [field.key, answerTo(field)])));
	const slots = documents.map((slot) => [slot.path, state(slot)] as const);
	const files = fields
		.filter(({ kind }) => kind === "file")
		.map((field) => [field.key, filesOnly(field.isMandatory)] as const);
	const values = fc
		.record({ ...identity, ...profile, email, answers })
		.map((one): ApplicationValues => ({ ...one, email2: ` ${one.email.toUpperCase()}\r\n` }));
	return fc.record({ values, documents: fc.record(Object.fromEntries([...slots, ...files])) });
}

const crowd = (most: number) => fc.constantFrom(0, 1, most, most + 1, most * 3);

/** Forms with arbitrary values, including wrong types. */
export function wildForm(
	{ fields, documents }: ApplicationRules,
	anything: fc.Arbitrary<unknown>,
): fc.Arbitrary<FilledForm> {
	const names = [...Object.keys(profile), ...Object.keys(identity), "email", "email2"];
	const entry = fc.dictionary(
		fc.constantFrom("company_name", "start_date", "is_current_job", "gpa_score", "value"),
		anything,
	);
	const list = (most: number) =>
		fc.oneof(
			fc.array(entry, few),
			fc.tuple(entry, crowd(most)).map(([one, times]) => Array(times).fill(one)),
			anything,
		);
	const values = fc.record(
		{
			...Object.fromEntries(names.map((name) => [name, anything])),
			employment_history: list(MOST_ENTRIES),
			languages: list(MOST_TEXTS),
			answers: fc.oneof(
				fc.record(Object.fromEntries(fields.map(({ key }) => [key, anything])), { requiredKeys: [] }),
				fc.dictionary(fc.string(), anything),
				anything,
			),
		},
		{ requiredKeys: [] },
	);
	const status = fc.constantFrom("stored", "busy", "failed", "unsupported");
	const files = fc.array(
		fc.tuple(file, status).map(([one, other]) => ({ ...one, status: other })),
		few,
	);
	const error = fc.constantFrom("", "INVALID_URL", "CHECKING_URL");
	const links = fc.array(
		fc.tuple(link, error).map(([one, code]) => ({ ...one, linkErrorMessage: code })),
		few,
	);
	const paths = [...documents.map((slot) => slot.path), ...fields.map(({ key }) => key)];
	const states = fc.record(Object.fromEntries(paths.map((name) => [name, fc.record({ files, links })])), {
		requiredKeys: [],
	});
	// Wrong types are the point.
	return fc.record({ values, documents: states }) as unknown as fc.Arbitrary<FilledForm>;
}
