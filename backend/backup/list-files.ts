import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { AwsClient } from "aws4fetch";
import { parseDocument } from "htmlparser2";
import type { Region } from "../../lib/contract/code";
import type { Config, S3Config } from "../process/config";

/** A stored file. */
export interface StoredFile {
	key: string;
	/** Bytes. */
	size: number;
}

async function* onDisk(root: string): AsyncGenerator<StoredFile> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
	for (const entry of entries) {
		if (!entry.isFile()) continue;
		const path = join(entry.parentPath, entry.name);
		const found = await stat(path).catch(() => undefined);
		if (found) yield { key: relative(root, path).split(sep).join("/"), size: found.size };
	}
}

type Nodes = ReturnType<typeof parseDocument>["children"];

/** The texts of all elements of a name, in order. */
function textsOf(nodes: Nodes, name: string): string[] {
	return nodes.flatMap((node) => {
		if (!("children" in node)) return [];
		const own = "name" in node && node.name === name;
		const text = node.children.map((child) => ("data" in child ? child.data : "")).join("");
		return own ? [text] : textsOf(node.children, name);
	});
}

async function* inBucket({ endpoint, ...account }: S3Config, bucket: string): AsyncGenerator<StoredFile> {
	const client = new AwsClient({ ...account, service: "s3", retries: 2 });
	let next: string | undefined;
	do {
		const query = new URLSearchParams({ "list-type": "2", ...(next && { "continuation-token": next }) });
		const answer = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}?${query}`);
		if (!answer.ok) throw new Error(`The file store answered ${answer.status} to a list of its files.`);
		const { children } = parseDocument(await answer.text(), { xmlMode: true });
		const sizes = textsOf(children, "Size");
		for (const [index, key] of textsOf(children, "Key").entries()) yield { key, size: Number(sizes[index]) };
		[next] = textsOf(children, "NextContinuationToken");
	} while (next);
}

/** Lists the complete files of a region's store. */
export function listFiles(config: Config, region: Region): AsyncGenerator<StoredFile> {
	const { bucket } = config.regions[region];
	return config.s3 && bucket ? inBucket(config.s3, bucket) : onDisk(join(config.dataDir, region, "files"));
}
