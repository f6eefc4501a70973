import type { Bucket } from "./bucket";
import { valuesOf } from "./xml-values";

async function listAll(bucket: Bucket, query: Record<string, string>, read: (xml: string) => string[]) {
	const found: string[] = [];
	let token: string | undefined;
	do {
		const page: Record<string, string> = token ? { "continuation-token": token } : {};
		const answer = await bucket.send("GET", { query: { "list-type": "2", ...query, ...page } });
		const xml = await answer.text();
		found.push(...read(xml));
		[token] = valuesOf(xml, "NextContinuationToken");
	} while (token);
	return found;
}

/** The keys that begin with `prefix`. */
export const listKeys = (bucket: Bucket, prefix: string): Promise<string[]> =>
	listAll(bucket, { prefix }, (xml) => valuesOf(xml, "Key"));

/** The names of the folders directly below `folder`, which ends with a slash. */
export const listFolders = (bucket: Bucket, folder: string): Promise<string[]> =>
	listAll(bucket, { prefix: folder, delimiter: "/" }, (xml) =>
		(xml.match(/<CommonPrefixes>.*?<\/CommonPrefixes>/gs) ?? [])
			.flatMap((prefixes) => valuesOf(prefixes, "Prefix"))
			.map((prefix) => prefix.slice(folder.length, -1)),
	);
