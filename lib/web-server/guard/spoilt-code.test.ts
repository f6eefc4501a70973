import { restoredTarget } from "./spoilt-code";

const TOKEN = `${"Ab_-".repeat(10)}xyz`;

it.each([
	["/code/DEMO1234%20EU", "/code/DEMO1234+EU"],
	["/code/DEMO1234%252BEU", "/code/DEMO1234+EU"],
	["/code/DEMO1234%25252beu", "/code/DEMO1234+EU"],
	["/code/DEMO1234%2520EU", "/code/DEMO1234+EU"],
	["/code/%20demo1234%20+%20eu%20", "/code/demo1234+EU"],
	["/id/code/DEMO1234%20EU/start?offset=60", "/id/code/DEMO1234+EU/start?offset=60"],
	["/interviews/DEMO1234%20EU?a=1", "/interviews/DEMO1234+EU?a=1"],
	["/en/code-bcg/DEMO1234%20EU", "/en/code-bcg/DEMO1234+EU"],
	["/p/ORBIT1%252BEU/applied", "/p/ORBIT1+EU/applied"],
	[`/application/${TOKEN}%20EU`, `/application/${TOKEN}+EU`],
	[`/id/application/${TOKEN}%252BEU/confirm`, `/id/application/${TOKEN}+EU/confirm`],
])("%s is corrected to %s", (target, meant) => {
	expect(restoredTarget(target)).toBe(meant);
	expect(restoredTarget(meant)).toBeNull();
});

it.each([
	"/code/DEMO1234+EU",
	"/code/DEMO1234%2Beu%20",
	"/code/DEMO1234",
	"/code/DEMO1234EU",
	`/application/${TOKEN}`,
	`/application/${TOKEN}%2BEU`,
	"/application/lost-link%20EU",
	"/code/DEMO1234%20EUR",
	"/code/AB%20EU",
	"/api/code/DEMO1234%20EU",
	"/code//evil.example%20EU",
	"/code/DEMO1234%20EU/%2e%2e/admin",
	"/code/DEMO1234%20EU/%00",
	"/code/DEMO1234%20EU/\u00ff",
	`/code/DEMO1234${"%25".repeat(3_000)}`,
])("%s stays unchanged", (target) => {
	expect(restoredTarget(target)).toBeNull();
});
