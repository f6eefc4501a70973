import { application } from "@/lib/contract/schemas/application";
import {
	documentsOf,
	fieldsOf,
	fileOf,
	goodValues,
	linkOf,
	rulesOf,
	slotOf,
} from "@/tests/support/people/application-form";
import { blankAchievement, blankEducation, blankEmployment } from "./blank";
import { toPayload } from "./payload";
import type { ApplicationValues } from "./values";

const JOB = { companyId: "3", jobId: "7", code: "ABC123+EU", asksWhatsapp: true, target: { by: "code" } } as const;
const RULES = rulesOf({
	documents: documentsOf([
		[" CV ", 2],
		["Photo", 0],
		["Portfolio", 1],
		["Licence", 1],
	]),
	fields: fieldsOf(
		{ id: 1, label: "City", input_type: 0 },
		{ id: 2, label: "Regions", input_type: 2, options: ["A", " B "], is_mandatory: 0 },
		{ id: 3, label: "Crew", input_type: 3 },
		{ id: 77, label: "Experience", input_type: 4 },
		{ id: 4, label: "Licence", input_type: 5, options: [" A "] },
		{ id: 5, label: "Report", input_type: 7, is_mandatory: 0 },
		{ id: 6, label: "Not answered", input_type: 6, is_mandatory: 0 },
	),
});

const JOB_ENTRY = { ...blankEmployment(), company_name: " Terang ", start_date: "2020-01", end_date: "2021-02" };
const STUDY = {
	...blankEducation(),
	institutional_name: "ITB",
	graduation_date: "2019-07",
	gpa_score: " 3,75 ",
	gpa_scale: "4,00",
};

const FULL: ApplicationValues = goodValues({
	fullname: " Suharto ",
	email: "a @b.co",
	email2: "A@b.co ",
	phone: "+62 812-3456",
	location: " Bogor ",
	linkedin_url: " linkedin.com/in/harto ",
	date_of_birth: "1990-05-06",
	experience: " Line one\r\nline two ",
	employment_history: [JOB_ENTRY, { ...JOB_ENTRY, is_current_job: true }],
	education_background: [STUDY, blankEducation(), { ...STUDY, is_currently_studying: true }],
	key_achievements: [blankAchievement(), { achievement: " 40 roofs ", date: "2021-03" }],
	languages: [{ value: " Indonesian " }, { value: " " }],
	soft_skills: " listening, ,teaching,",
	hard_skills: "",
	answers: {
		"city-1": " Bogor\0 ",
		"regions-2": ["A", " B "],
		"crew-3": " 12,5 ",
		"experience-77": "2",
		"licence-4": " A ",
		"unknown-9": "left over from another form",
	},
});
const DOCUMENTS = {
	"documents.0": slotOf([fileOf({ filename: "résumé.pdf" })]),
	"documents.1": slotOf([fileOf()]),
	"documents.2": slotOf(
		[fileOf({ filename: "a.pdf", filepath: "companies/3/a.pdf" }), fileOf({ status: "failed" })],
		[linkOf({ value: " https://example.com/me " }), linkOf({ id: "l2", linkErrorMessage: "INVALID_URL" })],
	),
	"documents.3": slotOf([], [linkOf({ value: "https://b.example", change: false })]),
	"report-5": slotOf([fileOf({ filepath: "companies/3/r.pdf" })]),
};

describe("the payload of a full form", () => {
	const payload = toPayload(FULL, RULES, JOB, DOCUMENTS, "Text\0 of the CV");

	it("matches the contract", () => {
		expect(application.safeParse(payload).error).toBeUndefined();
	});

	it("contains the candidate and the job, cleaned", () => {
		expect(payload).toMatchObject({
			company_id: "3",
			job_id: "7",
			interview_code: "ABC123+EU",
			fullname: "Suharto",
			preferred_name: "Harto",
			email: "a@b.co",
			email2: "A@b.co",
			phone: "628123456",
			whatsapp_notification: true,
			cv_raw_content: "Text of the CV",
			gdpr: true,
			compliance: true,
		});
	});

	it("contains every answer in the job's order, under the hosts' names", () => {
		const answer = (id: string, label: string, input_type: number, value: unknown, is_mandatory = true) => ({
			id,
			label,
			input_type,
			value,
			is_mandatory,
		});
		expect(payload.custom_fields).toEqual([
			answer("1", "City", 0, "Bogor"),
			answer("2", "Regions", 2, ["A", " B "], false),
			answer("3", "Crew", 3, "12.5"),
			answer("77", "Experience", 4, "2"),
			answer("4", "Licence", 5, " A "),
			answer("5", "Report", 7, ["companies/3/r.pdf"], false),
			answer("6", "Not answered", 6, "", false),
		]);
	});

	it("contains the CV as a file and as the first document, and the accepted others", () => {
		const change = {
			change: true,
			domain_host: "example.com",
			id_file: "f1",
			download_path: "copies/f1.png",
			type: "link",
		};
		const links = [
			{ ...change, value: "https://example.com/me" },
			{ ...change, value: "https://b.example", change: false },
		];
		expect(payload.cv).toBe("résumé.pdf");
		expect(payload.file_cv).toBe("companies/3/cv.pdf");
		expect(payload.document_candidate).toEqual([
			{
				document_type: " CV ",
				attachment: [{ filename: "résumé.pdf", filepath: "companies/3/cv.pdf", type: "application/pdf" }],
				link_input: [],
			},
			{
				document_type: "Portfolio",
				attachment: [{ filename: "a.pdf", filepath: "companies/3/a.pdf", type: "application/pdf" }],
				link_input: [links[0]],
			},
			{ document_type: "Licence", attachment: [], link_input: [links[1]] },
		]);
		expect(payload.link_input).toEqual(links);
	});

	it("contains the profile without blank, ended or outdated values", () => {
		expect(payload).toMatchObject({
			location: "Bogor",
			address: "",
			linkedin_url: "https://linkedin.com/in/harto",
			date_of_birth: "1990-05-06",
			experience: "Line one\nline two",
			key_achievements: [{ achievement: "40 roofs", date: "2021-03" }],
			languages: ["Indonesian"],
			certifications: [],
			soft_skills: ["listening", "teaching"],
			hard_skills: [],
		});
		expect(payload.employment_history).toMatchObject([
			{ company_name: "Terang", end_date: "2021-02", is_current_job: false },
			{ company_name: "Terang", end_date: "", is_current_job: true },
		]);
		expect(payload.education_background).toMatchObject([
			{ institutional_name: "ITB", graduation_date: "2019-07", gpa_score: "3.75", gpa_scale: "4.00" },
			{ graduation_date: "", is_currently_studying: true },
		]);
		expect(JSON.stringify(payload)).not.toContain('"gpa":');
	});
});

it("the payload of the page by slugs names the CV as `file_cv` alone, not as a document", () => {
	const payload = toPayload(FULL, RULES, { ...JOB, target: { by: "slugs" } }, DOCUMENTS);
	expect(payload).toMatchObject({ cv: "résumé.pdf", file_cv: "companies/3/cv.pdf", interview_code: "ABC123+EU" });
	expect(payload.document_candidate?.map(({ document_type }) => document_type)).toEqual(["Portfolio", "Licence"]);
	const linked = { ...DOCUMENTS, "documents.0": slotOf([fileOf()], [linkOf()]) };
	const [first] = toPayload(FULL, RULES, { ...JOB, target: { by: "slugs" } }, linked).document_candidate ?? [];
	expect(first).toMatchObject({ document_type: " CV ", attachment: [], link_input: [{ value: linkOf().value }] });
});

it("the payload excludes everything that the job doesn't ask for", () => {
	const rules = rulesOf({ emailRequired: false, hasCompliance: false });
	const payload = toPayload(FULL, rules, { ...JOB, asksWhatsapp: false }, DOCUMENTS);
	expect(payload).toMatchObject({ custom_fields: [], document_candidate: [], link_input: [] });
	for (const name of ["email", "email2", "whatsapp_notification", "cv", "file_cv", "cv_raw_content", "compliance"]) {
		expect(payload).not.toHaveProperty(name);
	}
});

it("the payload of a profile with an invalid LinkedIn address leaves it empty", () => {
	expect(toPayload(goodValues({ linkedin_url: "me" }), rulesOf(), JOB, {}).linkedin_url).toBe("");
});
