import { refusedField } from "../http/problem";
import { listOpenJobs } from "../store/queries/jobs";
import { readId } from "../store/queries/read-id";
import type { Handler } from "./handler";

const PAGE = 1_000;

/** Cursors name the last job of a page. They stay good while jobs come and go. */
const CURSOR = /^job-(\d+)$/;

function readCursor(cursor: string): number {
	const id = readId(CURSOR.exec(cursor)?.[1] ?? "");
	if (id === undefined) throw refusedField("after", "This is not a place in the list.");
	return id;
}

/** Jobs that are open at this moment, 1,000 per page. Throws 422 for an invalid cursor. */
export const sitemap: Handler<"sitemap"> = async ({ query }, { store, now }) => {
	const after = query.after === undefined ? 0 : readCursor(query.after);
	const found = await listOpenJobs(store, { after, most: PAGE + 1, at: now().toISOString() });
	const rows = found.slice(0, PAGE);
	const last = found.length > PAGE ? rows.at(-1) : undefined;
	return {
		data: rows.map(({ id: _, ...row }) => row),
		next: last && `job-${last.id}`,
	};
};
