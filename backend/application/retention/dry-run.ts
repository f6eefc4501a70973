import { unconfirmedAccounts } from "../../account/delete-unconfirmed";
import type { Store } from "../../store/open";
import type { CompanyRow } from "../../store/schema";
import { countEnded } from "../../upload/sweep";
import { type Expired, findExpired, findStoring, GRACE_DAYS } from "./due";

const DAY = "2026-11-22".length;

/** An application or a document request, by its key: names don't belong in a terminal. */
function line({ table, key, title, deleteAt }: Expired): string {
	const kind = table === "applications" ? "application" : "document request";
	const when = deleteAt ? `deleted on ${deleteAt.slice(0, DAY)}` : `marked next, deleted ${GRACE_DAYS} days later`;
	return `    ${kind} ${key}, ${title}: ${when}`;
}

async function companyLines(store: Store, company: CompanyRow, now: Date): Promise<string[]> {
	const expired = await findExpired(store, company, now);
	if (expired.length === 0) return [];
	return [
		`  ${company.title}, stored for ${company.retention_months} months after a job closed:`,
		...expired.map(line),
	];
}

const counted = (what: string, count: number) => (count > 0 ? [`  ${what}: ${count}`] : []);

/** What retention and the sweeps of a region delete next, a line each, without personal data. Changes nothing. */
export async function dryRun(store: Store, now: Date): Promise<string[]> {
	const lines: string[] = [];
	for (const company of await findStoring(store)) lines.push(...(await companyLines(store, company, now)));
	const accounts = (await unconfirmedAccounts(store, now).execute()).length;
	lines.push(...counted("Accounts without a confirmed address", accounts));
	lines.push(...counted("Unfinished uploads, and files that nobody used", await countEnded(store, now)));
	return lines.length > 0 ? lines : ["  Nothing is due."];
}
