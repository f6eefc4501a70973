import { applicationTarget } from "./target";

const JOB = { companyId: "3", jobId: "107", code: "ORBIT1+EU" };
const SLUGS = { by: "slugs", company: "kopi-nusantara", job: "head-roaster" } as const;

describe("the target of an application", () => {
	it("is the call by open code on the page by code", () => {
		expect(applicationTarget({ by: "code" }, JOB)).toEqual({
			by: "code",
			path: "/api/public/ORBIT1%2BEU",
			formPath: "/api/public/ORBIT1%2BEU",
			formKey: "ORBIT1+EU",
		});
	});

	it("is the call by company and job on the page by slugs", () => {
		expect(applicationTarget(SLUGS, JOB)).toEqual({
			by: "slugs",
			path: "/api/public/companies/3/jobs/107/candidate",
			formPath: "/api/public/companies/3/jobs/107/candidate?company=kopi-nusantara&job=head-roaster",
			formKey: "ORBIT1+EU",
		});
	});

	it("is the call by open code there too if the host doesn't name the company", () => {
		const { path, by } = applicationTarget(SLUGS, { ...JOB, companyId: "" });
		expect([path, by]).toEqual(["/api/public/ORBIT1%2BEU", "slugs"]);
	});

	it("keeps the storage of two jobs without codes separate", () => {
		const keys = ["7", "8"].map((jobId) => applicationTarget(SLUGS, { companyId: "3", jobId, code: "" }).formKey);
		expect(keys).toEqual(["3/7", "3/8"]);
	});
});
