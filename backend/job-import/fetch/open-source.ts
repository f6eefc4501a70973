import { resolve } from "node:path";
import { openLinks } from "../../link-check/open-links";
import type { Config } from "../../process/config";
import { createLog } from "../../process/log";
import { readImportFile } from "../file/read-file";
import { readSource } from "../file/read-source";
import type { Source } from "../file/source";
import { ImportError } from "../import-error";
import { fetchSource } from "./fetch-source";
import { addressIn } from "./read-address";

/** Boards compile their whole list before they respond. */
const FIRST_BYTES_MS = 30_000;

/** Reads a list of jobs with the same guard as candidates' links. */
async function fetched(list: URL, config: Config): Promise<Source> {
	const { fetchLink } = await openLinks(config, createLog("silent"), { firstBytesMs: FIRST_BYTES_MS });
	return fetchSource(list, fetchLink);
}

/** A file with only the first page of a list would close the jobs of all other pages. */
function refusePart({ rows, total, next }: Source, path: string): void {
	if (next === undefined && (total === undefined || total <= rows.length)) return;
	const of = total === undefined ? "" : ` of ${total}`;
	throw new ImportError([
		`${path}: is one page of a list, ${rows.length}${of} jobs; sync from the list's address instead`,
	]);
}

/** The jobs at an address or in a file, and the name by which a sync remembers it. Throws `ImportError`. */
export async function openSource(
	from: string,
	config: Config,
	{ isSync }: { isSync: boolean },
): Promise<{ source: Source; name: string }> {
	const address = addressIn(from);
	if (address) {
		address.hash = "";
		return { source: await fetched(address, config), name: address.href };
	}
	const source = readSource(await readImportFile(from));
	if (isSync) refusePart(source, from);
	return { source, name: resolve(from) };
}
