import { endpoints } from "../endpoint";
import { TIMEOUT_MS } from "../limits";
import { code, numericId, slug } from "../params";
import { application, applicationResult } from "../schemas/application";
import { sitemapPage, sitemapQuery } from "../schemas/company";
import { jobDetail } from "../schemas/job";

/** An application carries text. A client that has no upload call may add its CV; our own API proxy never does. */
const APPLICATION_BYTES = 20_000_000;

const submission = {
	method: "POST",
	host: "api",
	timeoutMs: TIMEOUT_MS.long,
	body: { kind: "multipart", schema: application, files: ["cv"], maxBytes: APPLICATION_BYTES },
	success: 200,
	response: applicationResult,
	bareSuccess: true,
	errors: [400, 404, 409, 413, 415, 422, 429, 507],
	idempotent: true,
	leadsOn: true,
	rate: "submit",
} as const;

/** Reading jobs and applying to them. */
export const jobEndpoints = endpoints({
	jobByCode: {
		method: "GET",
		path: "/public/{code}",
		summary: "Job detail by open code",
		host: "api",
		regional: true,
		timeoutMs: TIMEOUT_MS.read,
		params: { code },
		success: 200,
		response: jobDetail,
		errors: [404],
		rate: "read",
	},
	jobBySlugs: {
		method: "GET",
		path: "/public/companies/{companySlug}/jobs/{jobSlug}",
		summary: "Job detail by company and job slug",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: { companySlug: slug, jobSlug: slug },
		success: 200,
		response: jobDetail,
		errors: [404],
		rate: "read",
	},
	applyByCode: {
		...submission,
		path: "/public/{code}",
		summary: "Application by open code",
		regional: true,
		params: { code },
	},
	applyBySlugs: {
		...submission,
		path: "/public/companies/{companyId}/jobs/{jobId}/candidate",
		summary: "Application by company and job",
		regional: false,
		params: { companyId: numericId, jobId: numericId },
	},
	sitemap: {
		method: "GET",
		path: "/public/sitemap",
		summary: "Jobs for the sitemap, a page at a time",
		host: "api",
		regional: false,
		timeoutMs: TIMEOUT_MS.read,
		params: {},
		query: sitemapQuery,
		success: 200,
		response: sitemapPage,
		errors: [422],
		rate: "read",
	},
});
