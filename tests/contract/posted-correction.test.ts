import { DUPLICATE_PHONE, duplicateEmail, PHONE_LENGTHS } from "@/lib/contract/errors";
import { jsonAnswer } from "../support/hosts/stub-host";
import { type ApiProxy, correctionResult, openApiProxy, SITE } from "../support/sites/api-proxy";

let proxy: ApiProxy;

beforeAll(async () => {
	proxy = await openApiProxy({ UPLOAD_ENCODING: "binary" });
});
afterAll(() => proxy.close());

const TOKEN = "A".repeat(43);
const VIEW = {
	company_id: 2,
	contact: { fullname: "Suharto", email: "s@example.com", phone: "+62 812" },
	sections: [],
};

/** A host that stores files and answers corrections with a status and a body. */
function host(status = 200, body: object = { saved: true }, { takesWord = false, upload = {} } = {}): void {
	proxy.reset();
	proxy.host.respond = (response, request) => {
		if (request.url.startsWith("/companies/"))
			return jsonAnswer(200, { filepath: "companies/2/new.pdf", sha256: "0", ...upload })(response, request);
		if (request.method === "GET")
			return jsonAnswer(200, { ...VIEW, job: { title: "Job", is_open: 1, takes_word: takesWord } })(response, request);
		return jsonAnswer(status, body)(response, request);
	};
}

const pdf = (name = "cv.pdf", bytes = 100) =>
	new File([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes)], name, { type: "application/pdf" });

const TYPED = {
	fullname: "Suharta",
	email: "new@example.com",
	phone: "+62 812 3456 7890",
	document_type: "Certificate",
};

/** Posts the form like a browser; returns where it goes, and what the page shows there. */
async function post(
	values: Partial<typeof TYPED> & { file_cv?: File; document?: File } = {},
	headers: Record<string, string> = {},
) {
	const body = new FormData();
	for (const [name, value] of Object.entries({ ...TYPED, ...values })) body.append(name, value);
	const path = `/public/applications/${TOKEN}?language=en`;
	const answer = await proxy.post(path, body, { "sec-fetch-mode": "navigate", origin: SITE, ...headers });
	return { location: answer.headers.get("location"), result: await correctionResult(answer) };
}

const sent = () => proxy.calls().findLast(({ method }) => method === "POST");

it("shows a refusal at an address of its own, with what was typed, and success at another one", async () => {
	host();
	const { documentName, ...typed } = { ...TYPED, documentName: TYPED.document_type, document_type: undefined };
	const refused = await post({ fullname: " " });
	expect(refused.location).toBe(`/application/${TOKEN}?answer=1#correct`);
	expect(refused.result).toEqual({
		errors: { fullname: "fullname" },
		typed: { fullname: "", email: typed.email, phone: typed.phone, documentName, hasFiles: false },
	});
	expect(await post()).toEqual({ location: `/application/${TOKEN}?done=saved`, result: null });
});

it("names all that is wrong at once, files included, and asks the host to store nothing", async () => {
	host();
	const file_cv = new File([], "empty.pdf", { type: "application/pdf" });
	const document = new File(["x"], "program.exe");
	const { result } = await post({ fullname: "", email: "nobody", phone: "12", file_cv, document });
	expect(result?.errors).toEqual({
		fullname: "fullname",
		email: "email",
		phone: "phone_short",
		file_cv: "file_empty",
		document: "document",
	});
	expect((await post({ email: "", phone: "0812/0813/0814/0815/0816" })).result?.errors).toEqual({
		email: "email_empty",
		phone: "phone_long",
	});
	expect(proxy.calls().filter(({ method }) => method === "POST")).toEqual([]);
});

it.each([
	["a CV of another type", { file_cv: new File(["PK"], "cv.odt") }, { file_cv: "file" }],
	["a CV that isn't what its name says", { file_cv: new File(["hello"], "cv.pdf") }, { file_cv: "file" }],
	["an empty document", { document: new File([], "a.pdf") }, { document: "file_empty" }],
	["a CV beyond 20 MB", { file_cv: pdf("cv.pdf", 20_000_000) }, { file_cv: "file_large" }],
	[
		"two files beyond 20 MB together",
		{ file_cv: pdf("cv.pdf", 5_000_000), document: pdf("a.pdf", 16_000_000) },
		{ document: "file_large" },
	],
])("says at its field what is wrong with %s", async (_, files, errors) => {
	host();
	expect((await post(files)).result?.errors).toEqual(errors);
});

it("names the types of a job that takes Word files", async () => {
	host(200, {}, { takesWord: true });
	expect((await post({ file_cv: new File(["PK"], "cv.odt") })).result?.errors).toEqual({ file_cv: "file_word" });
});

it.each([
	[409, {}, { problem: "closed", errors: {} }],
	[429, {}, { problem: "tooMany", errors: {} }],
	[500, {}, { problem: "failed", errors: {} }],
	[422, { message: "Something else." }, { problem: "values", errors: {} }],
	[422, { message: duplicateEmail("x@example.com") }, { errors: { email: "email_taken" } }],
	[422, { message: DUPLICATE_PHONE }, { errors: { phone: "phone_taken" } }],
	[
		422,
		{ errors: { phone: [PHONE_LENGTHS.short], fullname: ["No."], "documents.0": ["No."], file_cv: ["No."] } },
		{ errors: { phone: "phone_short", fullname: "fullname", document: "document", file_cv: "file" } },
	],
])("shows all that a host refuses with %i %j", async (status, body, result) => {
	host(status, body);
	expect((await post()).result).toMatchObject(result);
});

it.each(["GET", "/companies/"])("keeps what was typed while the host fails at %s", async (part) => {
	host();
	const { respond } = proxy.host;
	proxy.host.respond = (response, request) =>
		(request.method === part || request.url.startsWith(part) ? jsonAnswer(503, {}) : respond)(response, request);
	const { location, result } = await post({ file_cv: pdf() });
	expect(location).toBe(`/application/${TOKEN}?answer=1#correct`);
	expect(result).toMatchObject({ problem: "failed", typed: { fullname: TYPED.fullname, phone: TYPED.phone } });
});

it("gives back what was typed beyond its client's limit, and asks no host", async () => {
	host();
	const { location, result } = await post({ file_cv: pdf("cv.pdf", 1_000_000) }, { "x-internal-wait": "40" });
	const { document_type: documentName, ...typed } = TYPED;
	expect(location).toBe(`/application/${TOKEN}?answer=1#correct`);
	expect(result).toEqual({ problem: "tooMany", errors: {}, typed: { ...typed, documentName, hasFiles: true } });
	expect(proxy.calls()).toEqual([]);
});

it("sends a new CV with its text, and a file that nobody can open not at all", async () => {
	host(200, { saved: true }, { upload: { content: { status: 200, raw_content: "New\r\ntext" } } });
	expect((await post({ file_cv: pdf() })).result).toBeNull();
	expect(JSON.parse(String(sent()?.body))).toMatchObject({
		file_cv: "companies/2/new.pdf",
		cv_raw_content: "New\ntext",
	});
	host(200, { saved: true }, { upload: { content: { status: 422, reason: "locked" } } });
	expect((await post({ file_cv: pdf() })).result?.errors).toEqual({ file_cv: "file_locked" });
	expect((await post({ document: pdf() })).result?.errors).toEqual({ document: "document_locked" });
	expect(sent()?.url).toMatch(/^\/companies\//);
});
