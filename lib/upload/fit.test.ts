import { isFull, wantsConsent } from "./fit";
import { CV_POLICY, DOCUMENT_POLICY } from "./policy";
import { keptAttachment } from "./row-changes";

const row = (filename: string) =>
	keptAttachment({ filename, filepath: `files/${filename}`, type: "", sizeBytes: 10 }, filename, 0);

describe("isFull", () => {
	it("is a one-file slot with a file that was taken", () => {
		expect(isFull(CV_POLICY, [])).toBe(false);
		expect(isFull(CV_POLICY, [{ ...row("cv.docx"), status: "unsupported" }])).toBe(false);
		expect(isFull(CV_POLICY, [{ ...row("cv.pdf"), status: "failed" }])).toBe(true);
		expect(isFull(DOCUMENT_POLICY, [row("a.pdf")])).toBe(false);
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

	it("not for a file that the slot refuses anyway", () => {
		const size = 2_000_000_000;
		expect(wantsConsent({ name: "run.exe", type: "", size }, DOCUMENT_POLICY, [])).toBe(false);
		expect(wantsConsent({ name: "a.mp4", type: "", size }, DOCUMENT_POLICY, [row("a.mp4")])).toBe(false);
		expect(wantsConsent({ name: "cv.pdf", type: "", size }, CV_POLICY, [row("other.pdf")])).toBe(false);
	});
});
