import { documentsOf } from "@/tests/support/people/application-form";
import { documentText } from "./document-text";

const REQUESTED = documentsOf([
	["Hidden", 0],
	["Diploma", 2],
]);
const MESSAGES = { REQUIRED_LANDING_PAGE: "is required", INVALID_URL: "Start the link with https." };

describe("the error text of a document", () => {
	it("starts with the document's name", () => {
		expect(documentText("documents.1", "REQUIRED_LANDING_PAGE", REQUESTED, MESSAGES)).toBe("Diploma is required");
		expect(documentText("documents.1", "INVALID_URL", REQUESTED, MESSAGES)).toBe("Diploma: Start the link with https.");
		expect(documentText("links.1.l7", "INVALID_URL", REQUESTED, MESSAGES)).toBe("Diploma: Start the link with https.");
	});

	it.each(["documents.0", "links.0.l7", "fullname", "links.1"])(
		"is empty at %s, which is no document of the form",
		(path) => {
			expect(documentText(path, "INVALID_URL", REQUESTED, MESSAGES)).toBeNull();
		},
	);
});
