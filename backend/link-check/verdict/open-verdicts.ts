import { readFile, stat } from "node:fs/promises";
import type { Logger } from "../../process/log";
import { type BlockList, listVerdict, parseBlockList, type Verdict } from "./block-list";
import { BUILT_IN_LIST } from "./built-in-list";
import { isLookAlike } from "./look-alike";

/** Verdicts about addresses without requesting them. */
export interface Verdicts {
	/** Whether a list names the address, which is then not fetched. */
	isBlocked(url: URL): Promise<boolean>;
	/** Counts for an address: lines of the lists, and one "suspicious" for a name made to be misread. */
	of(url: URL): Promise<Verdict>;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "it can't be read");

/** Changes with the file's content, if the file system reports that. */
async function stamp(path: string): Promise<string> {
	const { mtimeMs, size, ino } = await stat(path);
	return `${mtimeMs} ${size} ${ino}`;
}

/** The operator's list, read again when its file has changed; a version that can't be read leaves the last one standing. */
async function openFile(path: string, log: Logger): Promise<() => Promise<BlockList>> {
	const read = async () => parseBlockList(await readFile(path, "utf8"));
	let seen = "";
	let list: BlockList;
	try {
		seen = await stamp(path);
		list = await read();
	} catch (error) {
		throw new Error(`LINK_BLOCK_LIST: ${path} can't be used: ${messageOf(error)}`);
	}
	return async () => {
		try {
			const now = await stamp(path);
			if (now === seen) return list;
			seen = now;
			list = await read();
		} catch (error) {
			log.warn({ reason: messageOf(error) }, "the changed link block list can't be used; the last one stays");
		}
		return list;
	};
}

/** Opens the built-in block list and the operator's. Throws one readable line when the operator's can't be read. */
export async function openVerdicts(path: string | undefined, log: Logger): Promise<Verdicts> {
	const builtIn = parseBlockList(BUILT_IN_LIST);
	const own = path ? await openFile(path, log) : async () => new Map();
	const listed = async (url: URL) => listVerdict([builtIn, await own()], url);
	return {
		async isBlocked(url) {
			const { malicious, suspicious } = await listed(url);
			return malicious + suspicious > 0;
		},
		async of(url) {
			const { malicious, suspicious } = await listed(url);
			return { malicious, suspicious: suspicious + Number(isLookAlike(url.hostname)) };
		},
	};
}
