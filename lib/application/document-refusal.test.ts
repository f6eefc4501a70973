import { documentsOf } from "@/tests/support/people/application-form";
import { refusalTexts } from "./document-refusal";

const DOCUMENTS = documentsOf([
	["Identity card", 2],
	["Hidden", 0],
	["Diploma", 2],
	["Certificates", 1],
]);
const WORDS = { REQUIRED_LANDING_PAGE: "is required", REQUEST_REASON: "The answer was: {reason}" };

describe("a refusal of documents that came without script", () => {
	it.each([
		[["document_candidate.2"], ["Diploma is required"]],
		[
			["document_candidate[0]", "document_candidate[2][link_input]"],
			["Identity card is required", "Diploma is required"],
		],
		[["document_candidate.3"], ["The answer was: No."]],
		[["document_candidate", "company_id", "document_candidate.20"], ["The answer was: No."]],
	])("for %j says %j", (fields, texts) => {
		expect(refusalTexts({ reason: "No.", fields }, DOCUMENTS, WORDS)).toEqual(texts);
	});

	it("without a reason says nothing", () => {
		expect(refusalTexts({ reason: "", fields: [] }, DOCUMENTS, WORDS)).toEqual([]);
	});
});
