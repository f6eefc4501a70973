import { fromFields } from "@/lib/contract/form-data";
import { documentSubmission } from "@/lib/contract/schemas/application";
import { documentsOf, fileOf, linkOf, slotOf } from "@/tests/support/people/application-form";
import { toSubmission } from "./document-submission";

const REQUESTED = documentsOf([
	["Identity card", 2],
	["Hidden", 0],
	["Diploma", 1],
	["Certificates", 1],
]);

describe("the payload of a document request", () => {
	it("names job and request, with stored files and checked links of non-empty documents", () => {
		const fields = toSubmission({ companyId: "3", jobId: "7", code: "ROOF77+EU" }, REQUESTED, {
			"documents.0": slotOf([fileOf({ filename: "card.jpg", type: "image/jpeg" }), fileOf({ status: "failed" })]),
			"documents.2": slotOf([], [linkOf(), linkOf({ id: "l2", linkErrorMessage: "CHECKING_URL" })]),
		});
		const sent = documentSubmission.parse(fromFields(fields));
		expect(sent).toMatchObject({ company_id: "3", job_id: "7", interview_code: "ROOF77+EU" });
		expect(sent.document_candidate).toEqual([
			{
				document_type: "Identity card",
				attachment: [{ filename: "card.jpg", filepath: "companies/3/cv.pdf", type: "image/jpeg" }],
			},
			{
				document_type: "Diploma",
				link_input: [
					{
						value: "https://example.com/me",
						change: true,
						domain_host: "example.com",
						id_file: "f1",
						download_path: "copies/f1.png",
						type: "link",
					},
				],
			},
		]);
	});
});
