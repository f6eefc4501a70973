import { PAGE_GROUPS, pageGroup } from "./page-group";

describe("the kind of a page", () => {
	it.each([
		["/", "marketing"],
		["/id", "marketing"],
		["/id/pricing", "marketing"],
		["/astronaut-for/campuses", "marketing"],
		["/p/ORBIT1", "jobs"],
		["/id/public/companies/kopi/jobs/barista", "jobs"],
		["/public/companies", "companies"],
		["/mobile/companies/kopi", "companies"],
		["/public/candidates/video/a", "answers"],
		["/code/DEMO1234", "interviews"],
		["/register/step/2", "signUp"],
		["/id/faq", "help"],
		["/privacypolicy", "legal"],
		["/idle", "others"],
	])("of %s is %s", (path, group) => {
		expect(pageGroup(path)).toBe(group);
		expect(PAGE_GROUPS).toContain(group);
	});

	it("of the backend's pages is that of recruiters", () => {
		expect(pageGroup("/", true)).toBe("recruiters");
	});
});
