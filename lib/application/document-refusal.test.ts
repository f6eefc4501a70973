import links from "@/messages/en/link-check.json";
import upload from "@/messages/en/upload.json";
import { documentsOf } from "@/tests/support/people/application-form";
import { refusalTexts } from "./document-refusal";

const DOCUMENTS = documentsOf([
	["Identity card", 2],
	["Hidden", 0],
	["Diploma", 2],
	["Certificates", 1],
]);
const MESSAGES = {
	...upload,
	...links,
	REQUIRED_LANDING_PAGE: "is required",
	REQUEST_REASON: "Reason given: {reason}",
};

describe("a document refusal without script", () => {
	it.each([
		[["document_candidate.2"], ["Diploma is required"]],
		[
			["document_candidate[0]", "document_candidate[2][link_input]"],
			["Identity card is required", "Diploma is required"],
		],
		[["document_candidate.3"], ["Reason given: No."]],
		[["document_candidate", "company_id", "document_candidate.20"], ["Reason given: No."]],
	])("for %j shows %j", (fields, texts) => {
		expect(refusalTexts({ reason: "No.", fields }, DOCUMENTS, MESSAGES)).toEqual(texts);
	});

	it("names our own rules' findings and omits unknown ones", () => {
		const problems = [
			["documents.0", "FILE_TOO_LARGE"],
			["links.2.0", "INVALID_URL"],
			["documents.9", "FILE_TOO_LARGE"],
			["documents.0", "toString"],
		] as const;
		expect(refusalTexts({ reason: "No.", fields: [], problems }, DOCUMENTS, MESSAGES)).toEqual([
			`Identity card: ${upload.FILE_TOO_LARGE}`,
			`Diploma: ${links.INVALID_URL}`,
		]);
	});

	it("without a reason shows nothing", () => {
		expect(refusalTexts({ reason: "", fields: [] }, DOCUMENTS, MESSAGES)).toEqual([]);
	});
});
