import { robotsText } from "./robots";

const ORIGIN = "https://jobs.example";

/** Whether the longest rule that fits a path closes it; a crawler lets it pass when an open one is as long. */
function isClosed(path: string): boolean {
	const rules = [...robotsText(ORIGIN).matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind = "", rule = ""]) => {
		const source = rule.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
		return { kind, length: rule.length, pattern: new RegExp(`^${source}`) };
	});
	const [first] = rules.filter(({ pattern }) => pattern.test(path)).sort((one, other) => other.length - one.length);
	return first?.kind === "Disallow";
}

describe("robots.txt", () => {
	it("names the sitemap's absolute address", () => {
		expect(robotsText(ORIGIN)).toMatch(/^Sitemap: https:\/\/jobs\.example\/sitemap\.xml$/m);
	});

	it.each([
		"/api/public/ORBIT1",
		"/p/ORBIT1/applied",
		"/id/p/ORBIT1/applied",
		"/public/companies/acme/jobs/cook/applied",
		"/id/public/companies/acme/jobs/cook/applied",
	])("disallows %s", (path) => {
		expect(isClosed(path)).toBe(true);
	});

	it.each([
		"/",
		"/id",
		"/p/ORBIT1",
		"/p/ORBIT5",
		"/p/ORBIT1/social",
		"/public/companies",
		"/public/companies?q=x",
		"/public/companies/applied",
		"/public/companies/acme/jobs/applied",
		"/public/companies/acme/jobs/applied-physicist",
		"/public/companies/applied/jobs/cook",
		"/mobile/companies/acme",
		"/apiary",
		"/_next/static/chunks/a.js",
		"/sitemap.xml",
	])("allows %s", (path) => {
		expect(isClosed(path)).toBe(false);
	});
});
