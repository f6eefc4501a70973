/**
 * Small receivers of uploads, in a separate process. `PUT /` streams a body into a file or discards it; `POST
 * /companies/{id}/upload` accepts the contract's chunks and writes nothing, to separate the proxy's cost from the
 * host's.
 */
import { createWriteStream, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

const FIELDS_BYTES = 4_096;
const nowhere = () => new Writable({ write: (_, __, done) => done() });

/** The target by `folder`: a file that is flushed at the end, or nothing. */
async function take(req, res, folder) {
	if (!folder) {
		await pipeline(req, nowhere());
		return res.end("{}");
	}
	const path = join(folder, "put.bin");
	await pipeline(req, createWriteStream(path));
	const file = await open(path, "r+");
	await file.datasync();
	await file.close();
	rmSync(path);
	res.end("{}");
}

const field = (text, name) => Number(new RegExp(`name="${name}"\r\n\r\n(\\d+)`).exec(text)?.[1]);

async function takeChunk(req, res) {
	const first = [];
	let length = 0;
	for await (const chunk of req) {
		if (length < FIELDS_BYTES) first.push(chunk);
		length += chunk.length;
	}
	const text = Buffer.concat(first).toString("latin1", 0, FIELDS_BYTES);
	const received = field(text, "end");
	const answer = received === field(text, "size") ? { filepath: "nowhere", sha256: "" } : { received };
	res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

const PAGE = "<!doctype html><title>Upload</title>";

process.once("message", ({ folder }) => {
	const server = createServer((req, res) => {
		if (req.method === "PUT") return take(req, res, folder);
		if (req.method === "POST") return takeChunk(req, res);
		return res.writeHead(200, { "content-type": "text/html" }).end(PAGE);
	});
	server.listen(0, "localhost", () => process.send({ type: "ready", port: server.address().port }));
});
process.on("SIGTERM", () => process.exit(0));
