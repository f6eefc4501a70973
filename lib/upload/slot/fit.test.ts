import { persistedAttachment } from "../row-changes";
import { checkBeside, isFull, wantsConsent } from "./fit";
import { CV_POLICY, DOCUMENT_POLICY } from "./policy";

const row = (filename: string) =>
	persistedAttachment({ filename, filepath: `files/${filename}`, type: "", sizeBytes: 10 }, filename, 0);

describe("isFull", () => {
	it("is true for a single-file slot with an accepted file", () => {
		expect(isFull(CV_POLICY, [])).toBe(false);
		expect(isFull(CV_POLICY, [{ ...row("cv.docx"), status: "unsupported" }])).toBe(false);
		expect(isFull(CV_POLICY, [{ ...row("cv.pdf"), status: "failed" }])).toBe(true);
		expect(isFull(DOCUMENT_POLICY, [row("a.pdf")])).toBe(false);
	});
});

describe("checkBeside", () => {
	const fifty = Array.from({ length: 50 }, (_, i) => row(`${i}.pdf`));
	it.each([
		["a second CV", "b.pdf", CV_POLICY, [row("a.pdf")], "ONE_FILE_ONLY"],
		["the same name again", "a.pdf", DOCUMENT_POLICY, [row("a.pdf")], "DOCUMENT_EXIST"],
		["another name", "b.pdf", DOCUMENT_POLICY, [row("a.pdf")], null],
		["the fiftieth file", "b.pdf", DOCUMENT_POLICY, fifty.slice(1), null],
		["one file more than a slot holds", "b.pdf", DOCUMENT_POLICY, fifty, "TOO_MANY_FILES"],
	] as const)("%s", (_, name, policy, rows, code) => {
		expect(checkBeside(name, policy, rows)).toBe(code);
	});
});

describe("wantsConsent", () => {
	it.each([
		[999_999_999, false],
		[1_000_000_000, false],
		[1_000_000_001, true],
		[5_000_000_000, true],
		[5_000_000_001, false],
	])("for %i bytes: %s", (size, expected) => {
		expect(wantsConsent({ name: "film.mp4", type: "", size }, DOCUMENT_POLICY, [])).toBe(expected);
	});

	it("is false for a file that the slot rejects anyway", () => {
		const size = 2_000_000_000;
		expect(wantsConsent({ name: "run.exe", type: "", size }, DOCUMENT_POLICY, [])).toBe(false);
		expect(wantsConsent({ name: "a.mp4", type: "", size }, DOCUMENT_POLICY, [row("a.mp4")])).toBe(false);
		expect(wantsConsent({ name: "cv.pdf", type: "", size }, CV_POLICY, [row("other.pdf")])).toBe(false);
	});
});
