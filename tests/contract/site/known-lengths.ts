import { Readable } from "node:stream";
import { request } from "undici";
import { UPLOAD_HEADERS } from "@/lib/api-client/headers";
import type { ENDPOINTS } from "@/lib/contract/endpoints";
import { jobAnswer } from "../../support/hosts/job-answers";
import { requestAnswer } from "../../support/hosts/request-answers";
import { jsonAnswer, type Seen } from "../../support/hosts/stub-host";
import { POSTED } from "../../support/people/form-result";
import { site } from "../../support/sites/shared-site";

interface Body {
	type: string;
	body: Buffer;
}

type Table = typeof ENDPOINTS;

type Posted = { [Name in keyof Table]: Table[Name]["method"] extends "POST" ? Name : never }[keyof Table];

type Fields = Record<string, string | Blob>;

const LINK = { link: "https://example.com/work" };

const PERSON = { fullname: "Suharto", email: "a@b.co", phone: "08123456789" };

const PARTNER = { company: "Terang", email: "a@b.co", name: "Ayu", mobile_phone: "08123456789", reason: "Roofs" };

const FILE = { file: new Blob([Buffer.alloc(200_000, "a")]) };

/**
 * More than streams buffer: a short body may have arrived completely before it is forwarded, and its length be known.
 */
const LONG = "a long text ".repeat(8_000);

const APPLICATION = { ...PERSON, experience: LONG };

const DOCUMENTS = { "document_candidate[0][link_input][0][value]": "https://example.com/card" };

const HASH_CALL = "/public/upload/candidates/hash-1/document";

const TOKEN = "T".repeat(43);

const json = (value: unknown): Body => ({ type: "application/json", body: Buffer.from(JSON.stringify(value)) });

const urlEncoded = (fields: Record<string, string>): Body => ({
	type: "application/x-www-form-urlencoded",
	body: Buffer.from(new URLSearchParams(fields).toString()),
});

async function multipart(fields: Fields): Promise<Body> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const written = new Response(form);
	return { type: written.headers.get("content-type") ?? "", body: Buffer.from(await written.arrayBuffer()) };
}

const post = (path: string, { type, body }: Body, headers: Record<string, string> = {}) =>
	request(`${site.address}/api${path}`, { method: "POST", headers: { "content-type": type, ...headers }, body });

/** A browser's headers for a form that it posts without script. */
const BY_ITSELF = { "sec-fetch-mode": "navigate" };

const CV = new File([Buffer.from("%PDF-1.7\n"), Buffer.alloc(200_000)], "cv.pdf", { type: "application/pdf" });

const JOB = jobAnswer({ document_list: JSON.stringify([{ type: "CV", option_value: 1 }]) });

/** Answers files by their place, and applications by their code. */
const TAKEN = jsonAnswer(200, { filepath: "companies/3/1", file_name: "companies/3/1", interview_code: "ABCD1234" });

/** Every call of the contract that posts something. */
const CALLS: Record<Posted, [path: string, body: () => Body | Promise<Body>]> = {
	applyByCode: ["/public/ROOF77", () => multipart({ ...APPLICATION, cv: FILE.file })],
	applyBySlugs: ["/public/companies/3/jobs/7/candidate", () => multipart(APPLICATION)],
	submitDocuments: [HASH_CALL, () => multipart(DOCUMENTS)],
	legacyCv: ["/upload-cv", () => multipart({ type: "cv", ...FILE })],
	uploadChunk: ["/companies/3/upload", () => multipart({ dataFile: LONG })],
	storeDocument: ["/companies/3/store_and_extract_document", () => multipart({ is_cv: "1", ...FILE })],
	storeRequestedDocument: ["/companies/3/multi_document_save", () => multipart(FILE)],
	enquiry: ["/public/enquiries/partner", () => multipart(PARTNER)],
	accessLog: ["/accesslog", () => json({ company_id: "3", type: "intro_video", key: "5" })],
	popupCode: ["/popupcode", () => json({ code: "ROOF77" })],
	checkLink: ["/check_link", () => json(LINK)],
	driveDownload: ["/drivedownload", () => json({ drive_link: LINK.link, candidate_id: "c1" })],
	videoDownload: ["/youtubedownload", () => json({ yt_link: LINK.link, candidate_id: "c1" })],
	pageCapture: ["/v2/page-capture", () => json({ ...LINK, candidate_id: "c1" })],
	checkEmail: ["/users/check-email", () => json({ email: "a@b.co" })],
	checkPassword: ["/users/check-password", () => json({ password: "secret words" })],
	createUser: [
		"/users",
		() => json({ ...PERSON, password: "secret words", company_name: "Terang", assist_description: "Roofs" }),
	],
	resendConfirmation: ["/users/confirmation-mail", () => json({ confirmation_token: TOKEN })],
	changeEmail: ["/users/email", () => json({ confirmation_token: TOKEN, email: "a@b.co" })],
	correctApplication: [`/public/applications/${TOKEN}`, () => json({ fullname: "Suharto" })],
	mailLink: [`/public/applications/${TOKEN}/link`, () => urlEncoded({})],
	requestChange: [`/public/applications/${TOKEN}/changes`, () => json({ change: "withdraw" })],
	confirmChange: [`/public/applications/${TOKEN}/confirmation`, () => urlEncoded({})],
	readPhone: ["/check_phone", () => json({ phone: "0812 7000 1234", country: "ID" })],
	requestLinks: ["/public/applications/links/main", () => json({ email: "a@b.co" })],
	switchCompany: ["/companies/3/switch", () => urlEncoded({})],
};

/** The headers of a body that the host received. */
const lengthsOf = ({ headers, body }: Seen) => ({
	chunked: headers["transfer-encoding"],
	announced: headers["content-length"],
	arrived: body.length,
});

/** The one call that the host got. */
function onlyCall(): Seen {
	expect(site.host.calls).toHaveLength(1);
	const [call] = site.host.calls as [Seen];
	return call;
}

function expectKnownLength(call = onlyCall()) {
	const seen = lengthsOf(call);
	expect(seen).toEqual({ chunked: undefined, announced: String(seen.arrived), arrived: seen.arrived });
}

export function describeKnownLengths() {
	describe("forwarded body length", () => {
		it.each(Object.entries(CALLS))("of the call %s", async (_, [path, body]) => {
			await post(path, await body());
			expectKnownLength();
		});

		it.each([
			["a partner's request", "/public/enquiries/partner", () => urlEncoded(PARTNER)],
			["a code", "/popupcode", () => urlEncoded({ code: "ROOF77" })],
		])("of %s posted by the browser", async (_, path, body) => {
			await post(path, await body(), BY_ITSELF);
			expectKnownLength();
		});

		it.each([
			["a link to a document", 1, HASH_CALL, () => urlEncoded(DOCUMENTS)],
			["a document", 2, HASH_CALL, () => multipart({ cv: CV })],
			["an application", 1, "/public/ROOF77", () => urlEncoded(POSTED)],
			["an application and its CV", 2, "/public/ROOF77", () => multipart({ ...POSTED, cv: CV })],
			[
				"an application by slugs and its CV",
				2,
				"/public/companies/3/jobs/7/candidate?company=a&job=b",
				() => multipart({ ...POSTED, cv: CV }),
			],
		])("of %s posted by the browser, in %i calls", async (_, count, path, body) => {
			site.host.respond = (response, request) => {
				const readAnswer = path === HASH_CALL ? requestAnswer() : JOB;
				(request.method === "GET" ? readAnswer : TAKEN)(response, request);
			};
			await post(path, await body(), BY_ITSELF);
			const posts = site.host.calls.filter(({ method }) => method === "POST");
			expect(posts).toHaveLength(count);
			for (const call of posts) expectKnownLength(call);
		});

		it("of a file's plain bytes, sent as a chunk", async () => {
			const bytes = { type: "application/octet-stream", body: Buffer.alloc(5_000, "a") };
			await post("/companies/3/upload", bytes, {
				[UPLOAD_HEADERS.identifier]: "upload-0123456789",
				[UPLOAD_HEADERS.offset]: "0",
				[UPLOAD_HEADERS.length]: "5000",
				[UPLOAD_HEADERS.slot]: "0",
				[UPLOAD_HEADERS.fresh]: "1",
				[UPLOAD_HEADERS.name]: "cv.pdf",
			});
			site.host.seen.splice(
				0,
				site.host.seen.findIndex(({ method }) => method === "POST"),
			);
			expectKnownLength();
		});
	});

	it("a body of unknown length arrives whole", async () => {
		const { type, body } = await multipart(APPLICATION);
		const pieces = Readable.from([body.subarray(0, 40), body.subarray(40)]);
		const headers = { "content-type": type };
		await request(`${site.address}/api/public/ROOF77`, { method: "POST", headers, body: pieces });
		expect(lengthsOf(onlyCall())).toMatchObject({ announced: undefined, arrived: body.length });
	});
}
