import type { EndpointName } from "@/lib/contract/endpoints";
import type { FormValue } from "@/lib/contract/form-data";
import { applicant, pdfBytes } from "../../support/backend/requests";

/** A file of a form. */
export interface ExampleFile {
	field: string;
	name: string;
	type: string;
	bytes: Uint8Array;
}

/** A call that is right in every part. */
export interface Example {
	params?: Record<string, string>;
	query?: Record<string, string>;
	json?: unknown;
	form?: { [key: string]: FormValue };
	files?: ExampleFile[];
}

/** What the backend has, for calls that name it. */
export interface Known {
	/** Private links of applications. */
	tokens: readonly string[];
	/** Tokens that confirm a requested change. */
	confirmations: readonly string[];
	filepath: string;
	interviewCode: string;
}

const PDF = pdfBytes();
const pdf = (field: string): ExampleFile[] => [{ field, name: "cv.pdf", type: "application/pdf", bytes: PDF }];

/** Never an address that could be somebody's: a run on a machine with a network must not knock on doors. */
const link = (number: number) =>
	["https://files.invalid/a.pdf", "http://localhost:1/", "https://10.0.0.1/x"][number % 3];
const candidate_id = "candidate-1";
const ids = { company_id: "2", job_id: "101", interview_code: "ORBIT1" };
const person = (number: number) => ({
	email: `fuzz-${number}@example.com`,
	name: "Suharto",
	company: "Kopi Nusantara",
	mobile_phone: "+62 812 3456 789",
});

/** Near enough for a demo, whenever this runs. */
const inTenDays = () => new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);

const enquiries = [
	(number: number): Example => ({ params: { kind: "partner" }, form: { ...person(number), reason: "We hire." } }),
	(number: number): Example => ({
		params: { kind: "demo" },
		form: { ...person(number), preferred_date: inTenDays(), preferred_time: "09:30", timezone: "Asia/Jakarta" },
	}),
	(number: number): Example => ({
		params: { kind: "training" },
		form: { ...person(number), topics: "Questions", reason: "We hire.", delivery_method: "online" },
	}),
];

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** One right call of each kind; `number` makes it another person's. */
export function exampleOf(name: EndpointName, number: number, known: Known): Example {
	const token = at(known.tokens, number);
	const confirmation = at(known.confirmations, number);
	const application = () => applicant({ file_cv: known.filepath, phone: String(62_813_000_000 + number) });
	const sent = { params: { token } };
	const company = { params: { id: "2" } };
	const chunk = { extension: "pdf", fileName: "cv.pdf", identifier: `fuzz-upload-${String(number).padStart(10, "0")}` };
	const examples: Record<EndpointName, () => Example> = {
		jobByCode: () => ({ params: { code: at(["ORBIT1", "ORBIT5", "orbit2"], number) } }),
		jobBySlugs: () => ({ params: { companySlug: "kopi-nusantara", jobSlug: "head-roaster" } }),
		applyByCode: () => ({ params: { code: "ORBIT1" }, form: application() }),
		applyBySlugs: () => ({ params: { companyId: "2", jobId: "101" }, form: application() }),
		sitemap: () => ({ query: at([{}, { after: "101" }], number) as Record<string, string> }),
		companyList: () => ({ query: { page: "2", per_page: "60", q: at(["kopi", "a"], number) } }),
		companyBySlug: () => ({ params: { companySlug: "kopi-nusantara" } }),
		accessLog: () => ({ json: { company_id: "3", type: "video", key: "intro" } }),
		blogs: () => ({}),
		teamJobs: () => ({}),
		documentRequest: () => ({ params: { hash: at(["doc-open", "doc-submitted"], number) } }),
		submitDocuments: () => ({
			params: { hash: "doc-open" },
			form: {
				...ids,
				document_candidate: [
					{ document_type: "KTP", attachment: [{ filename: "cv.pdf", filepath: known.filepath, type: "pdf" }] },
				],
			},
		}),
		checkCode: () => ({ params: { interviewCode: known.interviewCode }, query: { debug: "false" } }),
		popupCode: () => ({ json: { code: at(["ORBIT1", known.interviewCode], number) } }),
		sharedAnswer: () => ({ params: { hash: "answer-1" } }),
		checkEmail: () => ({ json: { email: person(number).email } }),
		checkPassword: () => ({ json: { password: at(["tak-ada-yang-tahu-7", "password", "123456"], number) } }),
		createUser: () => ({
			json: {
				email: `recruiter-${number}@example.com`,
				fullname: "Rani Putri",
				password: "tak-ada-yang-tahu-7",
				company_name: "Kopi",
				assist_description: "Hire baristas",
			},
		}),
		resendConfirmation: () => ({ json: { confirmation_token: token } }),
		changeEmail: () => ({ json: { confirmation_token: token, email: person(number).email } }),
		switchCompany: () => ({ params: { id: "2" } }),
		enquiry: () => at(enquiries, number)(number),
		checkLink: () => ({ json: { link: link(number) } }),
		driveDownload: () => ({ json: { drive_link: link(number), candidate_id } }),
		videoDownload: () => ({ json: { yt_link: link(number), candidate_id } }),
		pageCapture: () => ({ json: { link: link(number), candidate_id } }),
		legacyCv: () => ({ form: { type: "cv" }, files: pdf("file") }),
		uploadChunk: () => ({
			...company,
			form: { ...chunk, size: PDF.length, start: 0, end: PDF.length, isNewFile: "1", slot: 0 },
			files: pdf("dataFile"),
		}),
		uploadProgress: () => ({ params: { id: "2", identifier: chunk.identifier } }),
		storeDocument: () => ({ ...company, form: { is_cv: "0" }, files: pdf("file") }),
		storeRequestedDocument: () => ({ ...company, form: { is_cv: "0" }, files: pdf("file") }),
		sentApplication: () => sent,
		correctApplication: () => ({ ...sent, json: { fullname: "Rani Putri", email: person(number).email } }),
		applicationReceipt: () => sent,
		applicationData: () => sent,
		mailLink: () => sent,
		requestChange: () => ({ ...sent, json: { change: at(["withdraw", "delete"], number) } }),
		pendingChange: () => ({ params: { token: confirmation } }),
		confirmChange: () => ({ params: { token: confirmation } }),
		readPhone: () => ({ json: { phone: "+62 812 3456 789", country: "ID" } }),
		requestLinks: () => ({ params: { region: "main" }, json: { email: person(number).email } }),
	};
	return examples[name]();
}
