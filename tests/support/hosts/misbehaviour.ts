import { gzipSync } from "node:zlib";
import type { Respond } from "./stub-host";

const MEGABYTE = 1_048_576;

/** Answers with blanks for as long as anybody reads; `onBytes` hears of every block. */
export const endless =
	(onBytes: (bytes: number) => void = () => undefined): Respond =>
	(response) => {
		const block = Buffer.alloc(64 * 1_024, " ");
		response.writeHead(200, { "content-type": "application/json" });
		const more = () => {
			while (!response.destroyed) {
				onBytes(block.length);
				if (!response.write(block)) return;
			}
		};
		response.on("drain", more);
		more();
	};

/** 10 MB that become 10 GB when they are decompressed: the same gzip member a thousand times. */
export const gzipBomb: Respond = (response) => {
	const member = gzipSync(Buffer.alloc(10 * MEGABYTE));
	response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
	for (let count = 0; count < 1_000; count += 1) response.write(member);
	response.end();
};

/** Says how long its answer is, sends half of it and breaks the connection. */
export const resetHalfway: Respond = (response) => {
	response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
	response.write("x".repeat(500), () => response.socket?.resetAndDestroy());
};

/** Never answers. */
export const silent: Respond = () => undefined;

/** Answers every call with an HTML page and status 200. */
export const maintenance: Respond = (response) =>
	response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><h1>Back in an hour</h1>");
