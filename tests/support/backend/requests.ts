import type { App } from "@/backend/region/app";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { type FormValue, toFields } from "@/lib/contract/form-data";

const ORIGIN = "http://backend.test";

/** A multipart body from nested values, as the site sends them. */
export function form(values: { [key: string]: FormValue }, files: Record<string, File> = {}): FormData {
	const body = new FormData();
	for (const [name, value] of toFields(values)) body.append(name, value);
	for (const [name, file] of Object.entries(files)) body.append(name, file);
	return body;
}

/** An answer, its body read once. */
export interface Answered {
	status: number;
	body: Record<string, unknown>;
	headers: Headers;
}

/** Sends a request and reads its JSON answer; an answer without a body reads as an empty object. */
export async function send(app: App, path: string, init: RequestInit = {}): Promise<Answered> {
	const answer = await app.fetch(new Request(`${ORIGIN}${path}`, init));
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : {}, headers: answer.headers };
}

/** The response to an application without its private link, which differs in each repetition. */
export const withoutLink = ({ application_token: _, ...answer }: Answered["body"]): Answered["body"] => answer;

/** Checks a successful answer against its row of the contract, strictly where the schema is lenient about lists. */
export function expectFits(name: EndpointName, { status, body }: Answered): void {
	const row = ENDPOINTS[name];
	expect(status).toBe(row.success);
	if ("response" in row) expect(row.response.safeParse(body).error).toBeUndefined();
}

const SENTENCE = "I like to see a day's work stand on a roof when the evening comes.";

/** Answers to the questions that the seeded jobs insist on, as forms send them; each job looks at its own. */
const ANSWERS = [
	{ id: "11", label: "Current city", input_type: 0, value: "Bogor" },
	{ id: "12", label: "Why solar energy", input_type: 1, value: SENTENCE },
	{ id: "13", label: "Regions you know well", input_type: 2, value: ["Bali", "East Java"] },
	{ id: "77", label: "Experience in field operations", input_type: 4, value: "1" },
	{ id: "15", label: "Driving licence", input_type: 5, value: "SIM A" },
	{ id: "31", label: "Ceritakan tamu yang paling kamu ingat", input_type: 1, value: SENTENCE },
].map((answer) => ({ ...answer, is_mandatory: true }));

/** An application that any seeded job accepts once its CV is named; each call returns another person. */
let people = 0;
export function applicant(values: { [key: string]: FormValue } = {}): { [key: string]: FormValue } {
	people += 1;
	const email = `person${people}@example.com`;
	return {
		company_id: "2",
		job_id: "101",
		interview_code: "ORBIT1",
		fullname: "Suharto",
		preferred_name: "Harto",
		email,
		email2: email.toUpperCase(),
		phone: String(62_812_000_000 + people),
		gdpr: true,
		compliance: true,
		custom_fields: ANSWERS,
		...values,
	};
}

/**
 * The bytes of the smallest thing that counts as a PDF, grown to `size`. Without `objects` nothing reads it as a CV, which
 * takes a process.
 */
export function pdfBytes(size = 600, { objects = "" } = {}): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(size);
	for (let index = 0; index < size; index += 1) bytes[index] = 32 + ((index * 7) % 90);
	bytes.set(new TextEncoder().encode(`%PDF-1.7\n${objects}`));
	return bytes;
}

/** An object as every real PDF has some. */
export const PDF_OBJECT = "1 0 obj\n<<>>\nendobj\n";

export const pdf = (name = "cv.pdf", size = 600) => new File([pdfBytes(size)], name, { type: "application/pdf" });
