import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../process/config";
import { S3Error } from "./s3-error";

/** Time limit for a request with its answer, milliseconds. A stream's answer only has to begin by then. */
const LIMIT_MS = 30_000;

/** A store that takes a file more slowly than this hangs. */
const LEAST_BYTES_PER_MS = 100;

const NO_CONTENT = 204;

interface Sent {
	/** The object; without it the bucket itself. */
	key?: string;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	body?: Uint8Array<ArrayBuffer> | string;
	/** Statuses beside 2xx that are answers. */
	also?: readonly number[];
	/** Whether the answer is read as it arrives, however long that takes. */
	isStream?: boolean;
}

/** A file on the local disk. */
interface LocalFile {
	path: string;
	size: number;
	/** Lower-case hex. */
	sha256: string;
}

type Method = "GET" | "HEAD" | "PUT" | "POST" | "DELETE";

/** A bucket of an S3-compatible store. */
export interface Bucket {
	/** Sends a signed request; the store checks the hash of its body. Throws an `S3Error` if it is refused or not answered. */
	send(method: Method, sent: Sent): Promise<Response>;
	/** Stores a local file as it is read. Throws likewise. */
	putFile(key: string, file: LocalFile): Promise<void>;
}

/** Opens a bucket; keys are the names of its objects. */
export function openBucket(config: S3Config, bucket: string): Bucket {
	const { accessKeyId, secretAccessKey, region } = config;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
	const addressOf = ({ key, query }: Sent) => {
		const path = key === undefined ? "" : `/${key}`;
		return `${config.endpoint}/${encodeURIComponent(bucket)}${path}${query ? `?${new URLSearchParams(query)}` : ""}`;
	};

	async function ask(method: Method, sent: Sent, signal: AbortSignal): Promise<Response> {
		const { headers, body, also = [], isStream = false } = sent;
		const hash = body && { "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") };
		const init = { method, headers: { ...headers, ...hash }, signal, ...(body && { body }) };
		const answer = await client.fetch(addressOf(sent), init);
		if (!answer.ok && !also.includes(answer.status)) throw new S3Error(method, answer.status);
		if (isStream) return answer;
		const { status } = answer;
		return new Response(status === NO_CONTENT ? null : await answer.arrayBuffer(), { status, headers: answer.headers });
	}

	return {
		async send(method, sent) {
			const abort = new AbortController();
			const limit = setTimeout(() => abort.abort(), LIMIT_MS);
			try {
				return await ask(method, sent, abort.signal);
			} catch (cause) {
				throw cause instanceof S3Error ? cause : new S3Error(method, undefined, { cause });
			} finally {
				clearTimeout(limit);
			}
		},
		async putFile(key, { path, size, sha256 }) {
			// Signed first, so that the file is streamed.
			const signed = await client.sign(addressOf({ key }), {
				method: "PUT",
				headers: { "x-amz-content-sha256": sha256, "content-type": "application/octet-stream" },
			});
			const headers = new Headers(signed.headers);
			headers.set("content-length", String(size));
			const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
			const signal = AbortSignal.timeout(LIMIT_MS + Math.ceil(size / LEAST_BYTES_PER_MS));
			const options: RequestInit & { duplex: "half" } = { method: "PUT", headers, body, duplex: "half", signal };
			const answer = await fetch(signed.url, options).catch((cause: unknown) => {
				throw new S3Error("PUT", undefined, { cause });
			});
			await answer.body?.cancel();
			if (!answer.ok) throw new S3Error("PUT", answer.status);
		},
	};
}
