import "server-only";
import type { Walk } from "../sitemap/ask-list";
import { jobPages } from "../sitemap/job-pages";
import type { ReportedPages } from "./state";

/** A job's page that search engines should visit again. */
export interface Change {
	path: string;
	/** The job's date at the host; null for a job that is no longer listed. */
	version: string | null;
}

/** The pages that changed since the last run, and the number of jobs. */
export interface Changes {
	listed: number;
	changes: Change[];
}

/**
 * Compares the host's current jobs with what was reported: new and changed ones, then removed ones, whose pages changed too.
 * Null if the host has no list of jobs. Throws `HostFailure`.
 */
export async function findChanges(reported: ReportedPages, walk: Walk): Promise<Changes | null> {
	const seen = new Set<string>();
	const changes: Change[] = [];
	let hasList = false;
	for await (const { jobs } of jobPages(undefined, walk)) {
		hasList = true;
		for (const { path, updatedAt = "" } of jobs) {
			if (!seen.has(path) && reported.get(path) !== updatedAt) changes.push({ path, version: updatedAt });
			seen.add(path);
		}
	}
	if (!hasList) return null;
	for (const path of reported.keys()) if (!seen.has(path)) changes.push({ path, version: null });
	return { listed: seen.size, changes };
}
