import { maskPath } from "./mask-path";

describe("paths in the log", () => {
	it.each([
		["/multiupload/candidates/abc", "/multiupload/:hash"],
		["/id/multiupload/finish/candidates/abc", "/id/multiupload/:hash"],
		["/public/candidates/video/abc", "/public/candidates/:hash"],
		["/api/public/upload/candidates/abc/document", "/api/public/upload/:hash"],
		["/api/public/candidates/video/abc/filter", "/api/public/candidates/:hash"],
		["/p/ORBIT1", "/p/ORBIT1"],
		["/public/companies/orbit", "/public/companies/orbit"],
	])("%s shows as %s", (path, expected) => {
		expect(maskPath(path)).toBe(expected);
	});
});
