import { documentRequest } from "@/lib/contract/schemas/document-request";
import { finishPath, requestPath, submissionPath } from "./address";
import { requestName, requestView, stepOf } from "./view";

const JOB = { id: 7, title: " Roof <b>Planner</b> ", timezone: "(GMT+7)", open_code: "roof77+eu" };

const viewOf = (more: object = {}) => requestView("hash-1", documentRequest.parse({ job: JOB, ...more }), []);

describe("the view of a document request", () => {
	it("needs only the host's minimum", () => {
		expect(viewOf()).toMatchObject({
			job: { id: "7", code: "roof77+EU", jobType: "" },
			company: { id: "", name: "", logo: undefined },
			candidate: "",
			due: null,
			showsDueDate: true,
			isSubmitted: false,
		});
		expect(viewOf({ job: { id: 7, open_code: "../x", language: "no language" } })).toMatchObject({
			job: { code: "" },
			language: undefined,
		});
	});

	it("names the known company and job", () => {
		const company = { id: 3, title: "Terang Energy" };
		expect(requestName(viewOf({ company, job: { ...JOB, title: "Planner" } }))).toBe("Terang Energy - Planner");
		expect(requestName(viewOf({ company, job: { id: 7 } }))).toBe("Terang Energy");
		expect(requestName(viewOf({ job: { id: 7 } }))).toBe("");
	});
});

describe("the page of a request", () => {
	const LAST = "2026-12-05T23:59:59.999+07:00";
	const at = (moment: string) => new Date(moment);

	it("is the upload page until the last day ends in the job's time zone, and then the expired page", () => {
		const view = viewOf({ due_date_doc: "2026-12-05" });
		expect(stepOf(view, at(LAST))).toBe("upload");
		expect(stepOf(view, new Date(at(LAST).getTime() + 1))).toBe("expired");
		const honolulu = viewOf({ due_date_doc: "2026-12-05", job: { ...JOB, timezone: "Pacific/Honolulu" } });
		expect(stepOf(honolulu, at("2026-12-06T09:59:59Z"))).toBe("upload");
		expect(stepOf(honolulu, at("2026-12-06T10:00:00Z"))).toBe("expired");
	});

	it("is the finish page after submission, even after the last day", () => {
		expect(stepOf(viewOf({ due_date_doc: "2026-12-05", submitted_document: 1 }), at("2027-01-01"))).toBe("finish");
	});

	it.each([undefined, "soon", "2026-02-31"])("never expires without a valid last day (%s)", (due_date_doc) => {
		expect(stepOf(viewOf({ due_date_doc }), at("2099-01-01"))).toBe("upload");
	});
});

it("a request has an address for each page and for submission", () => {
	expect(requestPath("upload", "h-1")).toBe("/multiupload/candidates/h-1");
	expect(requestPath("expired", "h-1")).toBe("/multiupload/expired/candidates/h-1");
	expect(finishPath("h-1", "failed")).toBe("/multiupload/finish/candidates/h-1?result=failed");
	expect(submissionPath("h-1")).toBe("/api/public/upload/candidates/h-1/document");
});
