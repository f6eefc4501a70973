import { documentsOf, fileOf, linkOf } from "@/tests/support/people/application-form";
import { documentNames } from "./document-names";
import { toSubmission } from "./document-submission";

it("the names of sent documents are file names and link addresses", () => {
	const states = {
		"documents.0": { files: [fileOf({ filename: "card.pdf" })], links: [] },
		"documents.1": { files: [fileOf({ filename: "a.doc" })], links: [linkOf({ value: "https://example.com/b" })] },
	};
	const documents = documentsOf([
		["Identity card", 2],
		["Diploma", 1],
	]);
	const fields = toSubmission({ companyId: "3", jobId: "7", code: "ROOF77" }, documents, states);
	expect(documentNames({ fields })).toEqual(["card.pdf", "a.doc", "https://example.com/b"]);
});
