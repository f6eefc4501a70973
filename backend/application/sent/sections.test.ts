import type { JobContent } from "../../job/content";
import type { JobRow } from "../../store/schema";
import type { Section } from "./item";
import { copiesIn, filesIn } from "./items-of";
import { applicationSections, cvTextOf } from "./sections";

const QUESTIONS: JobContent["additionalField"] = [
	{ id: 1, label: "City", input_type: 0 },
	{ id: 2, label: "Licence", input_type: 5, options: [{ value: "a", label: "Licence A" }] },
	{ id: 3, label: "Report", input_type: 7 },
	{ id: 77, label: "Years", input_type: 4 },
];

const JOB = {
	id: 7,
	company_id: 2,
	open_code_key: "orbit1",
	content: JSON.stringify({ additionalField: QUESTIONS }),
} as JobRow;

const KNOWN = { company_id: "2", job_id: "7", interview_code: "ORBIT1", email: "a@b.co", email2: " A@B.co" };

const read = (payload: object, language: "en" | "id" = "en", cv_filepath: string | null = null) =>
	applicationSections({ payload: JSON.stringify(payload), cv_filepath }, JOB, language);

/** Rows of a section as label and texts. */
function rowsOf(sections: readonly Section[], title: string) {
	const found = sections.find((section) => section.title === title);
	return found?.groups.map((group) =>
		group.map(({ label, items }) => [
			label,
			...items.map((item) => (item.kind === "file" ? item.key : item.kind === "link" ? item.address : item.text)),
		]),
	);
}

describe("an application on the recruiter pages", () => {
	it("omits empty values and duplicates", () => {
		expect(read({ ...KNOWN, fullname: "Suharto", address: " ", languages: [], employment_history: [] })).toEqual([
			{
				title: "Contact and person",
				groups: [
					[
						{ label: "Full name", items: [{ kind: "text", text: "Suharto" }] },
						{ label: "Email", items: [{ kind: "text", text: "a@b.co" }] },
					],
				],
			},
			expect.objectContaining({ title: "Answers to your questions" }),
		]);
	});

	it("tells where the link was posted, one parameter a row", () => {
		const payload = { ...KNOWN, source: "utm_source=linkedin&utm_campaign=Spring+2027" };
		const rows = [
			[
				["utm_source", "linkedin"],
				["utm_campaign", "Spring 2027"],
			],
		];
		expect(rowsOf(read(payload), "How they found the job")).toEqual(rows);
		expect(rowsOf(read(payload, "id"), "Dari mana pelamar menemukan lowongan")).toEqual(rows);
		expect(rowsOf(read(payload), "Also sent")).toBeUndefined();
	});

	it("shows values that differ from the page", () => {
		const rows = rowsOf(read({ ...KNOWN, company_id: "3", email2: "other@b.co", interview_code: "X1" }), "Also sent");
		expect(rows).toEqual([
			[
				["Company ID as sent", "3"],
				["Code that the form was sent with", "X1"],
				["Email, typed again", "other@b.co"],
			],
		]);
	});

	it("shows unknown fields under their own names, however deeply nested", () => {
		const payload = {
			shoe_size: 43,
			more: { a: [1, { b: true }] },
			employment_history: [{ company_name: "T", team: "N" }],
		};
		expect(rowsOf(read(payload), "Also sent")).toEqual([
			[
				["shoe_size", "43"],
				["more", expect.stringMatching(/^\{\s*"a": \[\s*1,\s*\{\s*"b": true\s*\}\s*\]\s*\}$/)],
			],
		]);
		expect(rowsOf(read(payload), "Employment")).toEqual([
			[
				["Company", "T"],
				["team", "N"],
			],
		]);
	});

	it("treats names such as constructor as plain names", () => {
		expect(rowsOf(read(JSON.parse('{"constructor":"x","toString":"y"}')), "Also sent")).toEqual([
			[
				["constructor", "x"],
				["toString", "y"],
			],
		]);
	});

	it("shows answers under the job's labels, options as text, and unanswered questions as such", () => {
		const custom_fields = [
			{ id: "2", label: "Old label", value: ["a", "z"] },
			{ id: "3", value: ["companies/2/r.pdf"] },
			{ id: "77", value: "2" },
			{ id: "9", label: "Gone question", value: "still here" },
			{ id: "10", label: "Gone file", value: "companies/2/g.pdf" },
			{ id: "11", label: "Gone and empty", value: "" },
		];
		const sections = read({ custom_fields });
		expect(rowsOf(sections, "Answers to your questions")).toEqual([
			[
				["City"],
				["Licence", "Licence A", "z"],
				["Report", "companies/2/r.pdf"],
				["Years", "More than 1 year"],
				["Gone question", "still here"],
				["Gone file", "companies/2/g.pdf"],
			],
		]);
		expect(filesIn(sections)).toEqual(["companies/2/r.pdf", "companies/2/g.pdf"]);
	});

	it("tells dates and the phone number by their fields, never by how a text looks", () => {
		const content = JSON.stringify({
			additionalField: [
				{ id: 1, label: "Batch", input_type: 0 },
				{ id: 2, label: "From when", input_type: 6 },
			],
		});
		const payload = {
			fullname: "2024-05",
			phone: "6281",
			date_of_birth: "1990-02-01",
			custom_fields: [
				{ id: "1", value: "2024-05" },
				{ id: "2", value: "2024-05-01" },
				{ id: "9", label: "Gone date", value: "2024-06-01", input_type: 6 },
				{ id: "10", label: "Gone text", value: "6281", input_type: 0 },
			],
			key_achievements: [{ achievement: "2024-05", date: "2024-05" }],
		};
		const sections = applicationSections(
			{ payload: JSON.stringify(payload), cv_filepath: null },
			{ ...JOB, content },
			"en",
		);
		const kinds = sections.flatMap(({ groups }) =>
			groups.flat().map(({ label, items }) => [label, ...items.map(({ kind }) => kind)]),
		);
		expect(kinds).toEqual([
			["Full name", "text"],
			["Phone", "phone"],
			["Date of birth", "date"],
			["Batch", "text"],
			["From when", "date"],
			["Gone date", "date"],
			["Gone text", "text"],
			["Achievement", "text"],
			["When", "date"],
		]);
	});

	it("lists each file and link once, with its copies", () => {
		const link = { value: " https://x.example/me ", change: false, download_path: "links/c/k.png" };
		const loose = { value: "https://x.example/loose", change: false };
		const payload = {
			cv: "cv.pdf",
			file_cv: "companies/2/cv.pdf",
			document_candidate: [
				{ document_type: "CV", attachment: [{ filename: "cv.pdf", filepath: "companies/2/cv.pdf" }] },
				{ document_type: "Portfolio", link_input: [link, { value: " ", change: false }] },
			],
			link_input: [link, loose],
		};
		const sections = read(payload, "en", "companies/2/cv.pdf");
		expect(rowsOf(sections, "Documents and links")).toEqual([
			[
				["CV", "companies/2/cv.pdf"],
				["Portfolio", "https://x.example/me"],
				["Links", "https://x.example/loose"],
			],
		]);
		expect(copiesIn(sections)).toEqual(["links/c/k.png"]);
		expect(rowsOf(sections, "Also sent")).toBeUndefined();
	});

	it("shows a CV sent with the form itself", () => {
		expect(rowsOf(read({ cv: "mine.pdf" }, "id", "companies/2/own.pdf"), "Dokumen dan tautan")).toEqual([
			[["CV", "companies/2/own.pdf"]],
		]);
	});

	it("groups each job and school, important fields first", () => {
		const employment_history = [
			{ industry: "Energy", is_current_job: true, company_name: "Terang", start_date: "2020-01", end_date: "" },
			{ company_name: "Kopi", is_current_job: false },
		];
		expect(rowsOf(read({ employment_history }, "id"), "Riwayat pekerjaan")).toEqual([
			[
				["Perusahaan", "Terang"],
				["Mulai", "2020-01"],
				["Pekerjaan saat ini", "Ya"],
				["Industri", "Energy"],
			],
			[
				["Perusahaan", "Kopi"],
				["Pekerjaan saat ini", "Tidak"],
			],
		]);
	});

	it("shows a consent only if the job asked for it or it is set", () => {
		const ticks = (job: Partial<JobRow>, content: object, payload: object) => {
			const row = { ...JOB, ...job, content: JSON.stringify({ additionalField: [], ...content }) };
			const sections = applicationSections({ payload: JSON.stringify(payload), cv_filepath: null }, row, "en");
			return sections.flatMap(({ groups }) => groups.flat().map(({ label, items }) => [label, items.length]));
		};
		const unset = { whatsapp_notification: false, compliance: false };
		const both = [
			["Wants reminders on WhatsApp", 1],
			["Agreed to your statement", 1],
		];
		expect(ticks({}, { whatsapp_notification: 0 }, unset)).toEqual([]);
		expect(ticks({ compliance_required: 1 }, { whatsapp_notification: 1 }, unset)).toEqual(both);
		expect(ticks({}, { whatsapp_notification: 0 }, { whatsapp_notification: true, compliance: true })).toEqual(both);
	});

	it("returns the CV's text separately", () => {
		const payload = { cv_raw_content: "CV\ntext" };
		expect(read(payload).map(({ title }) => title)).toEqual(["Answers to your questions"]);
		expect(cvTextOf({ payload: JSON.stringify(payload), cv_filepath: null })).toBe("CV\ntext");
	});
});
