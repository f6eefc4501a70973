import { createHash } from "node:crypto";
import { parseUrl } from "../../../lib/contract/parse-url";

/** The number of block list entries that match an address. */
export interface Verdict {
	malicious: number;
	suspicious: number;
}

type Kind = keyof Verdict;

/** Lines of a block list by what they name: a domain (for its subdomains too) or a hash of one address. */
export type BlockList = ReadonlyMap<string, readonly Kind[]>;

const LINE = /^(malicious|suspicious)[ \t]+(sha256:[0-9a-f]{64}|[^\s/:@?]{1,253})$/i;

const canonicalDomain = (text: string) => parseUrl(`http://${text}/`)?.hostname.replace(/\.$/, "") ?? null;

function readLine(text: string): { kind: Kind; name: string } | null {
	const [, kind, named] = LINE.exec(text) ?? [];
	if (!kind || !named) return null;
	const name = named.toLowerCase().startsWith("sha256:") ? named.toLowerCase() : canonicalDomain(named);
	return name ? { kind: kind.toLowerCase() === "malicious" ? "malicious" : "suspicious", name } : null;
}

/**
 * Reads a block list: lines such as `malicious example.com` or `suspicious sha256:<hex of an address>`; what
 * follows # is a comment. Throws an `Error` that names the first line that can't be read.
 */
export function parseBlockList(text: string): BlockList {
	const list = new Map<string, Kind[]>();
	for (const [index, raw] of text.split(/\r?\n/).entries()) {
		const line = raw.replace(/#.*$/, "").trim();
		if (!line) continue;
		const read = readLine(line);
		if (!read) throw new Error(`line ${index + 1} is none of: malicious <domain>, suspicious <domain>, … sha256:<hex>`);
		list.set(read.name, [...(list.get(read.name) ?? []), read.kind]);
	}
	return list;
}

/** SHA-256 of an address as the URL parser writes it, without its fragment; `sha256:` and lower-case hex. */
export function addressHash(url: URL): string {
	const plain = new URL(url);
	plain.hash = "";
	return `sha256:${createHash("sha256").update(plain.href).digest("hex")}`;
}

/** A host name and every domain above it. */
function domainsOf(hostname: string): string[] {
	const labels = hostname.replace(/\.$/, "").split(".");
	return labels.map((_, index) => labels.slice(index).join("."));
}

/** The verdict of the lists about one address. */
export function listVerdict(lists: readonly BlockList[], url: URL): Verdict {
	const names = [...domainsOf(url.hostname), addressHash(url)];
	const kinds = lists.flatMap((list) => names.flatMap((name) => list.get(name) ?? []));
	return {
		malicious: kinds.filter((kind) => kind === "malicious").length,
		suspicious: kinds.filter((kind) => kind === "suspicious").length,
	};
}
