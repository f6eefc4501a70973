import { application } from "@/lib/contract/schemas/application";
import { toPayload } from "./payload";

const VALUES = {
	fullname: " Suharto ",
	preferred_name: "Harto",
	email: "a @b.co",
	email2: "a@b.co ",
	phone: "+62 812-3456",
	whatsapp_notification: true,
	gdpr: true,
	compliance: true,
};
const RULES = { emailRequired: true, cvRequired: true, hasCompliance: true };
const JOB = { companyId: "3", jobId: "7", code: "ABC123+EU", asksWhatsapp: true, documentType: "CV" };
const CV = { kind: "stored", filepath: "2/cv.pdf", filename: "résumé.pdf" } as const;

describe("toPayload", () => {
	it("gives what the host takes, cleaned, with the CV as file and as first document", () => {
		const payload = toPayload(VALUES, RULES, JOB, CV);
		expect(payload).toEqual({
			company_id: "3",
			job_id: "7",
			interview_code: "ABC123+EU",
			fullname: "Suharto",
			preferred_name: "Harto",
			email: "a@b.co",
			email2: "a@b.co",
			phone: "628123456",
			whatsapp_notification: true,
			file_cv: "2/cv.pdf",
			document_candidate: [{ document_type: "CV", attachment: [{ filename: "résumé.pdf", filepath: "2/cv.pdf" }] }],
			gdpr: true,
			compliance: true,
		});
		expect(application.safeParse(payload).success).toBe(true);
	});

	it("holds nothing that the job doesn't ask for", () => {
		const rules = { emailRequired: false, cvRequired: false, hasCompliance: false };
		const payload = toPayload(VALUES, rules, { ...JOB, asksWhatsapp: false }, { kind: "none" });
		for (const name of ["email", "email2", "whatsapp_notification", "file_cv", "document_candidate", "compliance"])
			expect(payload).not.toHaveProperty(name);
	});
});
