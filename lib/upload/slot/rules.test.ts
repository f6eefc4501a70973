import { answerPolicy, CV_POLICY, DOCUMENT_POLICY, slotPolicy } from "./policy";
import { checkContent, checkPicked, sentName } from "./rules";

const POLICIES = {
	cv: CV_POLICY,
	document: DOCUMENT_POLICY,
	answer: answerPolicy({ accept: "pdf,doc", multiple: false }),
	any: answerPolicy({ accept: "*.*", multiple: false }),
};
type Kind = keyof typeof POLICIES;

const file = (name: string, type = "", size = 100) => ({ name, type, size });

describe("checkPicked", () => {
	it.each<[Kind, string, string]>([
		["cv", "cv.pdf", "application/pdf"],
		["cv", "CV.PDF", ""],
		["cv", "photo.jpeg", "image/jpeg"],
		["cv", "photo.jpg", "application/octet-stream"],
		["cv", "document", "application/pdf"],
		["cv", "résumé 简历 😀.pdf", "application/pdf"],
		["document", "plan.docx", ""],
		["document", "model.FBX", "whatever/this-is"],
		["document", "a.3ds", ""],
		["answer", "report.DOC", ""],
		["answer", "report.pdf", "whatever/this-is"],
		["any", "IMG_0001.HEIC", "image/heic"],
		["any", "photo.webp", "image/webp"],
		["any", "notes.pages", ""],
	])("accepts in a %s slot: %s (%s)", (kind, name, type) => {
		expect(checkPicked(file(name, type), POLICIES[kind])).toBeNull();
	});

	it.each<[Kind, string, string]>([
		["cv", "cv.docx", "application/pdf"],
		["cv", "cv.pdf", "text/html"],
		["cv", "cv.pdf", "image/jpeg"],
		["cv", "photo.png", "image/png"],
		["cv", "pdf", ""],
		["cv", ".pdf", ""],
		["document", "run.exe", ""],
		["document", "page.html", "application/pdf"],
		["document", "noending", ""],
		["document", "pdf.", ""],
		["answer", "report.docx", ""],
		["answer", "report", ""],
	])("rejects the type in a %s slot: %s (%s)", (kind, name, type) => {
		const code = kind === "cv" ? "LABEL_FILE_TYPE_MUST" : "NOT_SUPPORTED_FILE_LANDING_PAGE";
		expect(checkPicked(file(name, type), POLICIES[kind])).toBe(code);
	});

	it.each([
		["cv.docx", null],
		["cv.pdf", null],
		["photo.jpg", null],
		["cv.doc", "CV_SAVE_AS"],
		["cv.ODT", "CV_SAVE_AS"],
		["cv.rtf", "CV_SAVE_AS"],
		["cv.pages", "CV_SAVE_AS"],
		["cv.png", "CV_TYPE_WITH_WORD"],
	])("checks a CV where Word files are taken: %s", (name, code) => {
		for (const isLegacy of [false, true])
			expect(checkPicked(file(name), slotPolicy({ isCv: true, takesWord: true }, isLegacy))).toBe(code);
	});

	it.each([
		["any", "run.exe", "FILE_PROGRAM"],
		["any", "page.html", "FILE_PROGRAM"],
		["any", "setup.MSI", "FILE_PROGRAM"],
		["any", "noending", "FILE_NAME_REFUSED"],
		["program", "run.exe", "FILE_PROGRAM"],
	] as const)("explains in a slot for %s files the problem with %s", (kind, name, code) => {
		const policy = kind === "any" ? POLICIES.any : answerPolicy({ accept: "exe", multiple: false });
		expect(checkPicked(file(name), policy)).toBe(code);
	});

	it.each([
		["cv.exe\u0000.pdf", "FILE_NAME_REFUSED"],
		["../cv.pdf", "FILE_NAME_REFUSED"],
		["a\nb.pdf", "FILE_NAME_REFUSED"],
		[`${"a".repeat(252)}.pdf`, "FILE_NAME_REFUSED"],
		[`${"a".repeat(251)}.pdf`, null],
	])("checks the name %j: %s", (name, code) => {
		expect(checkPicked(file(name), CV_POLICY)).toBe(code);
	});

	it.each([
		[0, "FILE_EMPTY"],
		[1, null],
		[1_000_023, null],
		[1_000_024, null],
		[1_000_025, null],
		[5_000_000_000, null],
		[5_000_000_001, "FILE_TOO_LARGE"],
	])("checks a size of %i bytes: %s", (size, code) => {
		expect(checkPicked(file("cv.pdf", "", size), CV_POLICY)).toBe(code);
	});
});

describe("sentName", () => {
	it("adds the extension that a phone omitted", () => {
		expect(sentName(file("document", "application/pdf"))).toBe("document.pdf");
		expect(sentName(file("photo", "image/jpeg"))).toBe("photo.jpg");
		expect(sentName(file("cv.pdf", "image/jpeg"))).toBe("cv.pdf");
		expect(sentName(file("unknown", ""))).toBe("unknown");
	});
});

describe("checkContent", () => {
	const bytes = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));

	it.each([
		["cv.pdf", "%PDF-1.4", null],
		["cv.jpg", "\xff\xd8\xff\xe0", null],
		["cv.jpeg", "\xff\xd8\xff\xe1", null],
		["cv.pdf", "<html>", "LABEL_FILE_TYPE_MUST"],
		["cv.pdf", "\xff\xd8\xff\xe0", "LABEL_FILE_TYPE_MUST"],
		["cv.jpg", "%PDF-1.4", "LABEL_FILE_TYPE_MUST"],
		["cv.pdf", "%PDF", "LABEL_FILE_TYPE_MUST"],
		["cv.pdf", "", "LABEL_FILE_TYPE_MUST"],
		["cv.pdf", "MZ%PDF-", "LABEL_FILE_TYPE_MUST"],
	])("checks a CV %s that starts with %j: %s", (name, start, code) => {
		expect(checkContent(bytes(start), file(name), CV_POLICY)).toBe(code);
	});

	it("checks that a Word file is an archive", () => {
		const policy = slotPolicy({ isCv: true, takesWord: true });
		expect(checkContent(bytes("PK\x03\x04\x14"), file("cv.docx"), policy)).toBeNull();
	});

	it.each([
		["cv.docx", "%PDF-1"],
		["cv.docx", "\xd0\xcf\x11\xe0\xa1"],
		["cv.docx", "{\\rtf1"],
		["cv.pdf", "PK\x03\x04\x14"],
	])("names the way out for %s, which starts with %j, where Word files are taken", (name, start) => {
		expect(checkContent(bytes(start), file(name), slotPolicy({ isCv: true, takesWord: true }))).toBe("CV_SAVE_AS");
		expect(checkContent(bytes(start), file(name), CV_POLICY)).toBe("LABEL_FILE_TYPE_MUST");
	});

	it("leaves documents to the host", () => {
		expect(checkContent(bytes("anything"), file("notes.txt"), DOCUMENT_POLICY)).toBeNull();
	});
});
