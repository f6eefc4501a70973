import { ENDPOINTS } from "@/lib/contract/endpoints";
import { readQuery } from "./query";

const { companyList, checkCode, jobByCode, sitemap } = ENDPOINTS;

describe("readQuery", () => {
	it.each([
		[companyList, "", "?page=1&per_page=12"],
		[companyList, "page=3&per_page=60&q=%20kopi%20%26%20roti", "?page=3&per_page=60&q=kopi+%26+roti"],
		[companyList, "admin=1&__proto__[x]=1", "?page=1&per_page=12"],
		[companyList, "page=1&page=2", null],
		[companyList, "page=0", null],
		[companyList, "page=1e9", null],
		[companyList, "page=one", null],
		[companyList, "per_page=61", null],
		[companyList, `q=${"x".repeat(101)}`, null],
		[checkCode, "", "?debug=false"],
		[checkCode, "debug=true", null],
		[sitemap, "", ""],
		[sitemap, "after=a%0d%0ab", "?after=a%0D%0Ab"],
		[jobByCode, "a=1", ""],
	])("of %# reads %j as %j", (endpoint, search, query) => {
		expect(readQuery(endpoint, new URLSearchParams(search))).toBe(query);
	});
});
