import { Readable } from "node:stream";
import { makeZip } from "client-zip";
import { archiveEntries, archiveNamer } from "../../application/data-archive";
import { applicationTable } from "../../application/table";
import type { Deps } from "../../deps";
import { savedAs, whenRead } from "../../http/download";
import { type ListedBy, listIds } from "../../store/queries/application-list";
import { listJobs } from "../../store/queries/applications";
import { findSentApplication, type SentApplication } from "../../store/queries/sent-applications";
import { type CompanyVisit, inCompany } from "./company-visit";
import { listedBy, readFilters } from "./list/filters";

/**
 * The applications of a list, one by one, because memory may not hold all. The list is read once, so that applications
 * which arrive or are deleted meanwhile neither repeat nor hide others.
 */
async function* listed(store: Deps["store"], by: ListedBy): AsyncGenerator<SentApplication> {
	for (const id of await listIds(store, by)) {
		const sent = await findSentApplication(store, id);
		if (sent) yield sent;
	}
}

/** The list in a visit's address. */
async function listOf({ company, deps, query }: CompanyVisit): Promise<ListedBy> {
	const jobs = await listJobs(deps.store, company.id);
	return listedBy(readFilters(query), jobs, deps.now());
}

/** A file that is generated while it is read. */
function made(name: string, type: string, body: ReadableStream): Response {
	return new Response(body, {
		headers: {
			"content-type": type,
			"content-disposition": savedAs(name),
			"content-security-policy": "default-src 'none'; sandbox",
			"x-content-type-options": "nosniff",
			"cache-control": "no-store",
			"referrer-policy": "no-referrer",
		},
	});
}

/** The applications of a list as a table for spreadsheets. */
export const sendTable = inCompany(async (visit) => {
	const { deps, company, language } = visit;
	const rows = applicationTable(deps.store, listed(deps.store, await listOf(visit)), language);
	const body = whenRead(async () => Readable.from(rows, { objectMode: false }));
	return made(`${company.slug || "applications"}.csv`, "text/csv; charset=utf-8", body);
});

/** A folder for each application, named after its candidate, with its data and files. */
async function* folders(deps: Deps, applications: AsyncIterable<SentApplication>) {
	const nameOf = archiveNamer();
	for await (const sent of applications) yield* archiveEntries(deps, sent, `${nameOf(sent.application.fullname)}/`);
}

/** The applications of a list with everything that belongs to them. */
export const sendArchive = inCompany(async (visit) => {
	const { deps, company } = visit;
	const entries = folders(deps, listed(deps.store, await listOf(visit)));
	return made(`${company.slug || "applications"}.zip`, "application/zip", makeZip(entries, { buffersAreUTF8: true }));
});
