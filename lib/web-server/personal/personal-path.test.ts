import { isPersonal, maskPath } from "./personal-path";

const SHOWN = [
	["/multiupload/candidates/abc", "/multiupload/:hash"],
	["/id/multiupload/finish/candidates/abc", "/id/multiupload/:hash"],
	["/public/candidates/video/abc", "/public/candidates/:hash"],
	["/api/public/upload/candidates/abc/document", "/api/public/upload/:hash"],
	["/api/public/candidates/video/abc/filter", "/api/public/candidates/:hash"],
	["/code/DEMO1234", "/code/:code"],
	["/code/DEMO1234/", "/code/:code/"],
	["/code/DEMO1234/start", "/code/:code/start"],
	["/id/code/DEMO1234%2BEU/start", "/id/code/:code/start"],
	["/en/code-bcg/DEMO1234+EU", "/en/code-bcg/:code"],
	["/en/id/interviews/DEMO1234", "/en/id/interviews/:code"],
	["/id/interviews/%20DEMO1234", "/id/interviews/:code"],
	["/api/code/DEMO1234", "/api/code/:code"],
	["/CODE/DEMO1234", "/CODE/:code"],
	["/ID/Public/Candidates/video/abc", "/ID/Public/Candidates/:hash"],
	["/%63ode/DEMO1234", "/code/:code"],
	["/code%2FDEMO1234", "/code/:code"],
	["/code%252FDEMO1234", "/code/:code"],
	["//code//DEMO1234", "/code/:code"],
	["/code\\DEMO1234", "/code/:code"],
	["/code/%ff", "/code/:code"],
	["http://www.example.com/code/DEMO1234", "/code/:code"],
	["/id/notfound", "/id/notfound"],
];

const OPEN = [
	"/",
	"/api/popupcode",
	"/p/ORBIT1",
	"/public/ORBIT1",
	"/public/companies/orbit",
	"/public/companies/code/jobs/interviews",
	"/codes/DEMO1234",
	"/enter-code",
	"/%",
	"/p/caf%C3%A9",
];

describe("personal paths", () => {
	it.each(SHOWN)("%s is logged as %s", (path, shown) => {
		expect(isPersonal(path)).toBe(true);
		expect(maskPath(path)).toBe(shown);
	});

	it.each(OPEN)("%s isn't personal, and is logged unchanged", (path) => {
		expect(isPersonal(path)).toBe(false);
		expect(maskPath(path)).toBe(path);
	});
});
