import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { S3Config } from "../process/config";
import { openBucket } from "./bucket";
import type { FileStore } from "./file-store";
import { hashFile } from "./hash-file";
import { S3Error } from "./s3-error";

/** Keeps files in a bucket of an S3-compatible store; keys are the object names. Throws when the store refuses. */
export function s3Files(config: S3Config, bucketName: string): FileStore {
	const bucket = openBucket(config, bucketName);
	return {
		async finish(key, localPath) {
			const { size } = await stat(localPath);
			await bucket.putFile(key, { path: localPath, size, sha256: await hashFile(localPath) });
			await rm(localPath, { force: true });
		},
		async has(key) {
			return (await bucket.send("HEAD", { key, also: [404] })).ok;
		},
		async read(key, start, end) {
			const range = `bytes=${start}-${end - 1}`;
			const answer = await bucket.send("GET", { key, headers: { range }, isStream: true });
			if (!answer.body) throw new S3Error("GET", answer.status);
			return Readable.from(answer.body);
		},
		async delete(key) {
			await bucket.send("DELETE", { key, also: [404] });
		},
		async check() {
			await bucket.send("HEAD", {});
		},
	};
}
