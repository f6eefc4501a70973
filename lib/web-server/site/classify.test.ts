import { classify } from "./classify";

describe("a request's load class", () => {
	it.each([
		["GET", "/p/ORBIT1", "read"],
		["GET", "/sitemap.xml", "sitemap"],
		["GET", "/sitemaps/jobs.xml", "sitemap"],
		["GET", "/api/public/ORBIT1", "read"],
		["POST", "/api/public/ORBIT1", "submit"],
		["POST", "/api/public/ORBIT1%2BEU", "submit"],
		["POST", "/api/companies/1/upload", "upload"],
		["HEAD", "/api/public/ORBIT1", "read"],
		["POST", "/api/check_link", "check"],
		["POST", "/api/upload-speed", "sample"],
		["POST", "/api/policy-report", "sample"],
		["POST", "/api/public/applications/abc/link", "read"],
		["POST", `/api/public/applications/${"T".repeat(43)}/link`, "submit"],
		["GET", "/code/DEMO1234", "read"],
		["GET", "/code/DEMO1234/start", "check"],
		["GET", "/id/code/DEMO1234%2BEU/start", "check"],
		["POST", "/api/users/check-email", "check"],
		["POST", "/api/users", "submit"],
		["POST", "/register/check", "check"],
		["POST", "/id/register/check", "check"],
		["POST", "/id/register/save", "submit"],
		["POST", "/register/create", "submit"],
		["POST", "/register/again", "submit"],
		["POST", "/id/register/address", "submit"],
		["GET", "/register", "read"],
		["GET", "/register/step/2", "read"],
		["POST", "/api/no/such/call", "read"],
		["POST", "/api/%ff", "read"],
	])("%s %s is %s", (method, path, expected) => {
		expect(classify(method, path)).toBe(expected);
	});
});
