import { targetWithSource } from "./carried-source";

const SITE = "https://site.example";
const FROM = `${SITE}/p/ORBIT1?utm_source=linkedin&utm_campaign=Spring+2027&fbclid=x`;
const SOURCE = "utm_source=linkedin&utm_campaign=Spring+2027";

it.each([
	["/id/p/ORBIT1", `/id/p/ORBIT1?${SOURCE}`],
	["/p/ORBIT1+EU", `/p/ORBIT1+EU?${SOURCE}`],
	["/public/companies?q=a&page=2", `/public/companies?q=a&page=2&${SOURCE}`],
	["/id/public/companies/orbit", `/id/public/companies/orbit?${SOURCE}`],
	["/mobile/companies/orbit/jobs/cook?", `/mobile/companies/orbit/jobs/cook?${SOURCE}`],
])("%s gets the source of the page before", (target, moved) => {
	expect(targetWithSource(target, FROM, SITE)).toBe(moved);
	expect(targetWithSource(moved, FROM, SITE)).toBeNull();
});

it.each([
	["/p/ORBIT1?ref=mail", FROM],
	["/", FROM],
	["/p/ORBIT1/applied", FROM],
	["/api/public/ORBIT1", FROM],
	["/p/ORBIT1", undefined],
	["/p/ORBIT1", SITE],
	["/p/ORBIT1", `${SITE}/public/companies?page=2`],
	["/p/ORBIT1", "https://elsewhere.example/?ref=a"],
	["/p/ORBIT1", "not an address?ref=a"],
])("%s after %s stays unchanged", (target, referrer) => {
	expect(targetWithSource(target, referrer, SITE)).toBeNull();
});
