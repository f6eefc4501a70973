import type { IncomingMessage, ServerResponse } from "node:http";
import { findPage, pageHandler } from "./page-entries";

const ROUTES = {
	"/[locale]/(marketing)/page": "/[locale]",
	"/[locale]/(marketing)/application/[token]/page": "/[locale]/application/[token]",
	"/[locale]/(marketing)/application/lost-link/page": "/[locale]/application/lost-link",
	"/[locale]/(marketing)/application/[token]/data/route": "/[locale]/application/[token]/data",
	"/[locale]/(candidate)/(job)/public/companies/[companySlug]/jobs/[jobSlug]/page":
		"/[locale]/public/companies/[companySlug]/jobs/[jobSlug]",
	"/[locale]/(marketing)/partners/[kind]/page": "/[locale]/partners/[kind]",
	"/[locale]/(marketing)/partners/list/route": "/[locale]/partners/list",
	"/robots.txt/route": "/robots.txt",
	"/_not-found/page": "/_not-found",
};

const find = findPage(ROUTES);

describe("the page of an address", () => {
	it.each([
		["/", "/[locale]/(marketing)/page.js", { locale: "en" }],
		["/id", "/[locale]/(marketing)/page.js", { locale: "id" }],
		["/application/abc-1", "/[locale]/(marketing)/application/[token]/page.js", { locale: "en", token: "abc-1" }],
		["/id/application/lost-link", "/[locale]/(marketing)/application/lost-link/page.js", { locale: "id" }],
		[
			"/public/companies/kopi/jobs/roaster",
			"/[locale]/(candidate)/(job)/public/companies/[companySlug]/jobs/[jobSlug]/page.js",
			{ locale: "en", companySlug: "kopi", jobSlug: "roaster" },
		],
	])("is found: %s", (path, file, params) => expect(find(path)).toEqual({ file, params }));

	it.each([
		["of another route", "/application/abc/data"],
		["of another route beside a page that would fit", "/partners/list"],
		["of the default language by name", "/en"],
		["below the default language by name", "/en/application/abc"],
		["of a language in capitals", "/ID/application/abc"],
		["with a slash at its end", "/application/"],
		["with two slashes", "//application/abc"],
		["with an encoded letter", "/application/ab%63"],
		["with a region's suffix", "/application/abc+EU"],
		["with an ending", "/application/abc.txt"],
		["of nothing", "/nothing"],
		["of a page without an address", "/_not-found"],
		["without a slash", "application/abc"],
	])("is the framework's to find: %s", (_, path) => expect(find(path)).toBeNull());
});

describe("a request for a page", () => {
	const request = (method: string, url: string) => ({ method, url, headers: { host: "site.test" } }) as IncomingMessage;
	const response = {} as ServerResponse;

	function handlers() {
		const entry = { handler: jest.fn() };
		const [handler, load] = [jest.fn(), jest.fn(async () => entry)];
		return { entry, handler, load, asked: pageHandler(handler, find, load) };
	}

	it("goes to the page's entry with what its address says, which is loaded once", async () => {
		const { asked, entry, handler, load } = handlers();
		const req = request("GET", "/partners/schools?a=1&b=x%20y&b=z");
		await asked(req, response);
		await asked(request("GET", "/id/partners/schools"), response);
		expect(load.mock.calls).toEqual([["/[locale]/(marketing)/partners/[kind]/page.js"]]);
		const requestMeta = {
			params: { locale: "en", kind: "schools" },
			query: { a: "1", b: ["x y", "z"] },
			initURL: "http://site.test/partners/schools?a=1&b=x%20y&b=z",
		};
		expect(entry.handler).toHaveBeenNthCalledWith(1, req, response, expect.objectContaining({ requestMeta }));
		expect(handler).not.toHaveBeenCalled();
	});

	it.each([
		["GET", "/partners/list"],
		["POST", "/partners/schools"],
	])("goes to the framework's own routing otherwise: %s %s", async (method, path) => {
		const { asked, handler, load } = handlers();
		const req = request(method, path);
		await asked(req, response);
		expect(handler.mock.calls).toEqual([[req, response]]);
		expect(load).not.toHaveBeenCalled();
	});
});
