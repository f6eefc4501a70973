import { routeName } from "./route-name";

describe("the route of a path", () => {
	it.each([
		["/", "/"],
		["/id", "/"],
		["/p/ORBIT1", "/p/{code}"],
		["/id/p/ORBIT1+EU", "/p/{code}"],
		["/public/companies", "/public/companies"],
		["/mobile/companies/kopi/jobs/roaster", "/mobile/companies/{company}/jobs/{job}"],
		["/code/SECRET12", "/code/…"],
		["/id/application/hash-of-somebody", "/application/…"],
		["/_next/static/chunks/x.js", "(file)"],
		["/favicon.ico", "(file)"],
		["/whatever/SECRET12", "(other)"],
		["/api/nothing/SECRET12", "(other)"],
	])("%s is %s", (path, route) => {
		expect(routeName(path)).toBe(route);
	});

	it("of a call is its template in the contract", () => {
		expect(routeName("/api/companies/7/upload")).toMatch(/^\/api\/companies\/[:{]/);
		expect(routeName("/api/code/ORBIT1%2BEU")).toBe(routeName("/api/code/ORBIT1"));
		expect(routeName("/api/code/ORBIT1")).toMatch(/^\/api\/code\/\{/);
	});
});
