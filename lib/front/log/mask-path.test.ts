import { maskPath } from "./mask-path";

describe("paths in the log", () => {
	it.each([
		["/multiupload/candidates/abc", "/multiupload/:hash"],
		["/id/multiupload/finish/candidates/abc", "/id/multiupload/:hash"],
		["/public/candidates/video/abc", "/public/candidates/:hash"],
		["/api/public/upload/candidates/abc/document", "/api/public/upload/:hash"],
		["/api/public/candidates/video/abc/filter", "/api/public/candidates/:hash"],
		["/code/DEMO1234", "/code/:code"],
		["/code/DEMO1234/start", "/code/:code/start"],
		["/id/code/DEMO1234%2BEU/start", "/id/code/:code/start"],
		["/en/code-bcg/DEMO1234+EU", "/en/code-bcg/:code"],
		["/id/interviews/%20DEMO1234", "/id/interviews/:code"],
		["/api/code/DEMO1234", "/api/code/:code"],
		["/api/popupcode", "/api/popupcode"],
		["/p/ORBIT1", "/p/ORBIT1"],
		["/public/companies/orbit", "/public/companies/orbit"],
	])("%s shows as %s", (path, expected) => {
		expect(maskPath(path)).toBe(expected);
	});
});
