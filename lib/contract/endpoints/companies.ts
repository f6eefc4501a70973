import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { slug } from "../params";
import { accessLogEntry, companyDetail, companyFilter, companyPage } from "../schemas/company";

/** Public companies, and what is recorded for them. */
export const companyEndpoints = endpoints({
	companyList: {
		method: "GET",
		path: "/public/companies/filter",
		summary: "Public companies, a page at a time",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: {},
		query: companyFilter,
		success: 200,
		response: companyPage,
		errors: [422],
		rate: "read",
	},
	companyBySlug: {
		method: "GET",
		path: "/public/companies/{companySlug}",
		summary: "A public company with its jobs",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: { companySlug: slug },
		success: 200,
		response: companyDetail,
		errors: [404],
		rate: "read",
	},
	accessLog: {
		method: "POST",
		path: "/api/accesslog",
		summary: "Records an access, such as the click on an intro video",
		host: "api",
		regional: true,
		timeoutMs: TIMEOUT_MS.standard,
		params: {},
		body: { kind: "json", schema: accessLogEntry, maxBytes: 4_000 },
		success: 204,
		errors: [400, 422, 429],
		quiet: true,
		rate: "submit",
	},
});
