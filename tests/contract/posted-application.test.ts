import sharp from "sharp";
import { fromFields } from "@/lib/contract/form-data";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { jobAnswer } from "../support/hosts/job-answers";
import { jsonAnswer, type Respond, type Seen } from "../support/hosts/stub-host";
import { POSTED } from "../support/people/form-result";
import { type ApiProxy, appliedResult, openApiProxy, SITE } from "../support/sites/api-proxy";
import { exifSegment, withExif } from "../support/uploads/exif";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy({ UPLOAD_ENCODING: "binary" });
});
afterAll(() => proxy.close());

const FIELDS = [
	{ id: 5, label: "Report", input_type: 7, is_mandatory: 1, accept: "pdf,doc" },
	{ id: 1, label: "City", input_type: 0, is_mandatory: 1 },
];
const DOCUMENTS = [
	{ type: "CV", option_value: 2 },
	{ type: "Photo", option_value: 0 },
	{ type: "Portfolio", option_value: 2 },
];

const JOB = { document_list: JSON.stringify(DOCUMENTS), open_code: "ORBIT1" };
const USUAL = jobAnswer(JOB, { additionalField: FIELDS });

/** A host that accepts everything; `upload` answers the files. */
function host(upload?: Respond, job: Respond = USUAL): void {
	let stored = 0;
	proxy.reset();
	proxy.host.respond = (response, request) => {
		const isUpload = /^\/companies\//.test(request.url);
		if (request.url.includes("/upload/")) return jsonAnswer(404, {})(response, request);
		if (request.method === "GET") return job(response, request);
		if (!isUpload) return jsonAnswer(200, { interview_code: "ABCD1234" })(response, request);
		stored += 1;
		return (upload ?? jsonAnswer(200, { filepath: `companies/3/${stored}`, sha256: "0" }))(response, request);
	};
}

const pdf = (name: string, bytes = 100) =>
	new File([Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes)])], name, { type: "application/pdf" });

type Part = [name: string, value: string | File];

const QUESTIONS: Part[] = [
	["custom_fields[0][id]", "5"],
	["custom_fields[1][id]", "1"],
	["custom_fields[1][value]", "Bogor"],
];
const CV: Part = ["cv", pdf("cv.pdf")];
const REPORT: Part = ["custom_fields[0][value]", pdf("report.pdf")];
const PORTFOLIO: Part[] = [
	["document_candidate[2][attachment]", pdf("roofs.pdf")],
	["document_candidate[2][attachment]", pdf("plans.pdf")],
];

/** Posts the form like a browser without script; returns the result. */
async function post(parts: Part[]) {
	const body = new FormData();
	for (const [name, value] of [...Object.entries(POSTED), ...parts]) body.append(name, value);
	const answer = await proxy.post("/public/ORBIT1", body, { "sec-fetch-mode": "navigate", origin: SITE });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/p/ORBIT1/applied"]);
	return appliedResult(answer);
}

const posts = () => proxy.calls().filter(({ method }) => method === "POST");

it.each([
	["id", "id"],
	["id-ID", "id"],
	["ja", "en"],
	[undefined, "en"],
])("tells the host that the page of a job in %s speaks %s", async (language, spoken) => {
	host(undefined, jobAnswer({ ...JOB, language }, { additionalField: FIELDS }));
	await post([CV, REPORT, ...QUESTIONS, ...PORTFOLIO]);
	expect(posts().at(-1)).toMatchObject({ url: "/public/ORBIT1", headers: { "accept-language": spoken } });
});

async function sentIn({ headers, body }: Seen) {
	const form = await new Response(new Uint8Array(body), {
		headers: { "content-type": headers["content-type"] ?? "" },
	}).formData();
	return fromFields([...form].filter((part): part is [string, string] => typeof part[1] === "string"));
}

it("files go to the host first, then the form with their paths, as the script sends it", async () => {
	host();
	const result = await post([
		CV,
		REPORT,
		...PORTFOLIO,
		...QUESTIONS,
		["document_candidate[2][link_input][0][value]", "https://example.com/roofs"],
		["employment_history[0][company_name]", "Terang"],
		["employment_history[0][is_current_job]", "true"],
		["employment_history[0][end_date]", "2020-01"],
		["employment_history[1][company_name]", ""],
		["languages", "Indonesian\r\nEnglish"],
		["hard_skills", "welding, maths"],
	]);
	expect(result).toMatchObject({ code: "ABCD1234", name: "Suharto" });
	expect(posts().map(({ url }) => url)).toEqual([
		...Array<string>(4).fill("/companies/3/store_and_extract_document"),
		"/public/ORBIT1",
	]);
	for (const { headers, body } of posts()) expect(headers["content-length"]).toBe(String(body.length));
	const application = posts().at(-1);
	expect(application && (await sentIn(application))).toMatchObject({
		file_cv: "companies/3/1",
		cv: "cv.pdf",
		phone: "628123456",
		custom_fields: [
			{ id: "5", value: ["companies/3/2"] },
			{ id: "1", value: "Bogor" },
		],
		document_candidate: [
			{ document_type: "CV", attachment: [{ filename: "cv.pdf", filepath: "companies/3/1" }] },
			{
				document_type: "Portfolio",
				attachment: [
					{ filename: "roofs.pdf", filepath: "companies/3/3" },
					{ filename: "plans.pdf", filepath: "companies/3/4" },
				],
				link_input: [{ value: "https://example.com/roofs" }],
			},
		],
		employment_history: [{ company_name: "Terang", is_current_job: "true", end_date: "" }],
		languages: ["Indonesian", "English"],
		hard_skills: ["welding", "maths"],
	});
});

it("a photo goes without the place where it was taken", async () => {
	host();
	const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a63" } })
		.jpeg()
		.toBuffer();
	const taken = withExif(photo, exifSegment(1, { hasPlace: true }));
	const roof = new File([taken], "roof.jpg", { type: "image/jpeg" });
	await post([CV, REPORT, ["document_candidate[2][attachment]", roof], ...QUESTIONS]);
	const sent = posts().find(({ body }) => body.includes("roof.jpg"))?.body ?? Buffer.alloc(0);
	expect([sent.includes(photo.subarray(2)), sent.includes("Exif")]).toEqual([true, false]);
});

it("a large file goes in chunks", async () => {
	host((response, request) => {
		const end = Number(/name="end"\r\n\r\n(\d+)/.exec(request.body.toString("latin1"))?.[1]);
		return jsonAnswer(200, end > CHUNK_BYTES ? { filepath: "companies/3/cv" } : { received: end })(response, request);
	});
	const link: Part = ["document_candidate[2][link_input][0][value]", "https://example.com/roofs"];
	const small = await post([
		["cv", pdf("cv.pdf", CHUNK_BYTES)],
		["custom_fields[0][value]", pdf("r.pdf", CHUNK_BYTES)],
		link,
		...QUESTIONS,
	]);
	expect(small).toMatchObject({ code: "ABCD1234" });
	expect(posts().map(({ url }) => url)).toEqual([...Array<string>(4).fill("/companies/3/upload"), "/public/ORBIT1"]);
});

it("a chunk that the host may have stored isn't resent, because the host might append it twice", async () => {
	host((response, request) => {
		const start = /name="start"\r\n\r\n(\d+)/.exec(request.body.toString("latin1"))?.[1];
		return start === "0" ? jsonAnswer(200, {})(response, request) : response.destroy();
	});
	const result = await post([["cv", pdf("cv.pdf", CHUNK_BYTES)], REPORT, ...PORTFOLIO, ...QUESTIONS]);
	expect(result).toMatchObject({ status: 503 });
	expect(posts().map(({ url }) => url)).toEqual(Array<string>(2).fill("/companies/3/upload"));
});

it("every problem is reported, and nothing is sent", async () => {
	host();
	const result = await post([
		["cv", new File(["GIF89a"], "cv.pdf", { type: "application/pdf" })],
		["document_candidate[2][attachment]", new File(["MZ"], "roofs.exe")],
		...QUESTIONS,
		["employment_history[0][job_title]", "Planner"],
	]);
	expect(result).toEqual({
		problems: [
			["documents.0", "LABEL_FILE_TYPE_MUST"],
			["report-5", "ERROR_FILE_REQUIRED"],
			["documents.2", "NOT_SUPPORTED_FILE_LANDING_PAGE"],
			["employment_history.0.company_name", "ERROR_EMPTY_COMPANY_NAME"],
		],
	});
	expect(posts()).toEqual([]);
});

it("a Word file is taken as a CV where the job says so, and older ones are refused in words that name the way out", async () => {
	const word = (name: string) => new File([Buffer.from("PK\u0003\u0004", "latin1")], name);
	const rest = [REPORT, ...PORTFOLIO, ...QUESTIONS];
	host();
	expect(await post([["cv", word("cv.docx")], ...rest])).toEqual({
		problems: [["documents.0", "LABEL_FILE_TYPE_MUST"]],
	});
	host(undefined, jobAnswer({ ...JOB, takes_word: true }, { additionalField: FIELDS }));
	expect(await post([["cv", word("cv.docx")], ...rest])).toMatchObject({ code: "ABCD1234" });
	expect(await post([["cv", word("cv.doc")], ...rest])).toEqual({ problems: [["documents.0", "CV_SAVE_AS"]] });
	expect(await post([["cv", word("cv.png")], ...rest])).toEqual({ problems: [["documents.0", "CV_TYPE_WITH_WORD"]] });
	const renamed = new File(["{\\rtf1 Jane}"], "cv.docx");
	expect(await post([["cv", renamed], ...rest])).toEqual({ problems: [["documents.0", "CV_SAVE_AS"]] });
	host(jsonAnswer(415, { message: "no" }), jobAnswer({ ...JOB, takes_word: true }, { additionalField: FIELDS }));
	expect(await post([["cv", word("cv.docx")], ...rest])).toEqual({ problems: [["documents.0", "CV_SAVE_AS"]] });
});

it("files above 20 MB together are rejected with a message", async () => {
	host();
	const parts: Part[] = [CV, REPORT, ["document_candidate[2][attachment]", pdf("roofs.pdf", 20_000_000)], ...QUESTIONS];
	expect(await post(parts)).toEqual({ problems: [["documents.2", "FILE_TOO_LARGE"]] });
	const [cv, report, roofs, ...questions] = parts as [Part, Part, Part, ...Part[]];
	expect(await post([report, roofs, cv, ...questions])).toEqual({
		problems: [
			["documents.0", "FILE_TOO_LARGE"],
			["documents.2", "FILE_TOO_LARGE"],
		],
	});
	const unasked: Part = ["photo", pdf("photo.pdf", 20_000_000)];
	expect(await post([report, unasked, cv, ...PORTFOLIO, ...questions])).toEqual({
		problems: [
			["documents.0", "FILE_TOO_LARGE"],
			["documents.2", "FILE_TOO_LARGE"],
		],
	});
	expect(posts()).toEqual([]);
});

it("a file that the host rejects is named, and the form is not sent", async () => {
	host(jsonAnswer(415, { message: "no" }));
	expect(await post([CV, REPORT, ...PORTFOLIO, ...QUESTIONS])).toEqual({
		problems: [["documents.0", "LABEL_FILE_TYPE_MUST"]],
	});
	expect(posts()).toHaveLength(1);
});

it("a host that is down and an unreadable body are reported as such", async () => {
	host(jsonAnswer(503, {}));
	expect(await post([CV, REPORT, ...PORTFOLIO, ...QUESTIONS])).toMatchObject({ status: 503 });
	host();
	const type = { "content-type": "multipart/form-data; boundary=x", "sec-fetch-mode": "navigate", origin: SITE };
	const answer = await proxy.post("/public/ORBIT1", "--x\r\nContent-Disp", type);
	expect([answer.status, posts()]).toEqual([303, []]);
});
