import type { Bucket } from "./bucket";
import { valuesOf } from "./xml-values";

/** The pages of a list, as the store's documents. */
async function* pagesOf(bucket: Bucket, query: Record<string, string>): AsyncGenerator<string> {
	let token: string | undefined;
	do {
		const page: Record<string, string> = token ? { "continuation-token": token } : {};
		const answer = await bucket.send("GET", { query: { "list-type": "2", ...query, ...page } });
		const xml = await answer.text();
		yield xml;
		[token] = valuesOf(xml, "NextContinuationToken");
	} while (token);
}

/** A stored object. */
export interface StoredObject {
	key: string;
	/** Bytes. */
	size: number;
}

/** The most that a store puts on a page. */
const PAGE = 1_000;

/** The objects whose keys begin with `prefix`, or all of a bucket. */
export async function* listObjects(bucket: Bucket, prefix = "", pageSize = PAGE): AsyncGenerator<StoredObject> {
	const query = { "max-keys": String(pageSize), ...(prefix && { prefix }) };
	for await (const xml of pagesOf(bucket, query))
		for (const object of xml.match(/<Contents>.*?<\/Contents>/gs) ?? [])
			yield { key: valuesOf(object, "Key")[0] ?? "", size: Number(valuesOf(object, "Size")[0]) };
}

/** The keys that begin with `prefix`. */
export async function listKeys(bucket: Bucket, prefix: string): Promise<string[]> {
	const keys: string[] = [];
	for await (const { key } of listObjects(bucket, prefix)) keys.push(key);
	return keys;
}

/** The names of the folders directly below `folder`, which ends with a slash. */
export async function listFolders(bucket: Bucket, folder: string): Promise<string[]> {
	const names: string[] = [];
	for await (const xml of pagesOf(bucket, { prefix: folder, delimiter: "/" }))
		for (const prefixes of xml.match(/<CommonPrefixes>.*?<\/CommonPrefixes>/gs) ?? [])
			names.push(...valuesOf(prefixes, "Prefix").map((prefix) => prefix.slice(folder.length, -1)));
	return names;
}
