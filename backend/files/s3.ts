import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../process/config";
import type { FileStore } from "./file-store";
import { hashFile } from "./hash-file";

/** The store's answer to a request that should have worked. */
class S3Error extends Error {
	constructor(action: string, status: number) {
		super(`The file store answered ${status} to ${action}.`);
		this.name = "S3Error";
	}
}

/** Keeps files in a bucket of an S3-compatible store; keys are the object names. Throws when the store refuses. */
export function s3Files(config: S3Config, bucket: string): FileStore {
	const { accessKeyId, secretAccessKey, region } = config;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
	const address = (key: string) => `${config.endpoint}/${encodeURIComponent(bucket)}/${key}`;

	async function put(key: string, localPath: string): Promise<void> {
		const { size } = await stat(localPath);
		// Signed first, so that the file is streamed and its declared hash checked by the store.
		const signed = await client.sign(address(key), {
			method: "PUT",
			headers: { "x-amz-content-sha256": await hashFile(localPath), "content-type": "application/octet-stream" },
		});
		const headers = new Headers(signed.headers);
		headers.set("content-length", String(size));
		const body = Readable.toWeb(createReadStream(localPath)) as ReadableStream<Uint8Array>;
		const options: RequestInit & { duplex: "half" } = { method: "PUT", headers, body, duplex: "half" };
		const answer = await fetch(signed.url, options);
		await answer.body?.cancel();
		if (!answer.ok) throw new S3Error("PUT", answer.status);
	}

	return {
		async finish(key, localPath) {
			await put(key, localPath);
			await rm(localPath, { force: true });
		},
		async has(key) {
			const answer = await client.fetch(address(key), { method: "HEAD" });
			if (!answer.ok && answer.status !== 404) throw new S3Error("HEAD", answer.status);
			return answer.ok;
		},
		async read(key, start, end) {
			const answer = await client.fetch(address(key), { headers: { range: `bytes=${start}-${end - 1}` } });
			if (!answer.ok || !answer.body) throw new S3Error("GET", answer.status);
			return Readable.from(answer.body);
		},
		async delete(key) {
			const answer = await client.fetch(address(key), { method: "DELETE" });
			await answer.body?.cancel();
			if (!answer.ok && answer.status !== 404) throw new S3Error("DELETE", answer.status);
		},
	};
}
