import fc from "fast-check";
import { anyCharacters } from "@/tests/support/runner/any-characters";
import { ENDPOINTS } from "./endpoints";
import { fillPath, matchPath } from "./match";

const namesOf = (path: string) => matchPath(path.split("/").slice(1)).map(({ name }) => name);

describe("matchPath", () => {
	it.each([
		["/public/ORBIT1", ["jobByCode", "applyByCode"]],
		["/public/orbit1+eu", ["jobByCode", "applyByCode"]],
		["/public/sitemap", ["sitemap"]],
		["/public/companies", []],
		["/public/companies/filter", ["companyList", "companyBySlug"]],
		["/public/companies/kopi/jobs/barista", ["jobBySlugs"]],
		["/public/companies/2/jobs/101/candidate", ["applyBySlugs"]],
		["/api/check_link", ["checkLink"]],
		["/code/ABCD1234", ["checkCode"]],
		["/companies/2/upload", ["uploadChunk"]],
		["/companies/two/upload", []],
		["/public/enquiries/demo", ["enquiry"]],
		["/public/enquiries/other", []],
		["/Public/ORBIT1", []],
		["/public/AB", []],
		["/public/ORBIT1/", []],
		["/public", []],
		["/", []],
	])("%s is %j", (path, names) => {
		expect(namesOf(path)).toEqual(names);
	});

	it("returns parameters in the hosts' format", () => {
		expect(matchPath(["public", " orbit1+eu "])[0]?.params).toEqual({ code: "orbit1+EU" });
	});

	it("rejects parameters with path syntax", () => {
		const text = anyCharacters();
		const odd = fc.tuple(text, fc.constantFrom(..."/\\%?#@.:"), text).map((parts) => parts.join(""));
		fc.assert(
			fc.property(odd, (text) => {
				expect([...matchPath(["public", text]), ...matchPath(["companies", text, "upload"])]).toEqual([]);
			}),
		);
	});

	it("has one call per method and path", () => {
		const rows = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "{}")}`);
		expect(new Set(rows).size).toBe(rows.length);
	});
});

describe("fillPath", () => {
	it("encodes each parameter as one segment", () => {
		expect(fillPath({ path: "/a/{x}/b/{y}" }, { x: "../A+EU", y: "?#" })).toBe("/a/..%2FA%2BEU/b/%3F%23");
		expect(fillPath({ path: "/a/{x}" }, {})).toBe("/a/");
	});
});
