/**
 * Simultaneous uploads from a separate process, by plain HTTP with the headers of a browser: it receives `{ origin,
 * path, count, size }`, sends, and reports the duration, or a response other than 200.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { request } from "node:http";
import { Readable } from "node:stream";

const PIECE = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(65_527)]);

function* pieces(size) {
	for (let left = size; left > 0; left -= PIECE.length) yield left < PIECE.length ? PIECE.subarray(0, left) : PIECE;
}

const headersOf = (origin, size) => ({
	origin,
	"sec-fetch-site": "same-origin",
	"content-type": "application/octet-stream",
	"content-length": size,
	"x-job-code": "ORBIT1",
	"upload-identifier": randomUUID(),
	"upload-offset": 0,
	"upload-length": size,
	"upload-slot": 1,
	"upload-new": 1,
	"upload-name": "portfolio.pdf",
});

const upload = ({ origin, path, size }) =>
	new Promise((resolve, reject) => {
		const call = request(
			origin + path,
			{ method: "POST", agent: false, headers: headersOf(origin, size) },
			(answer) => {
				answer.resume();
				answer.once("end", () => resolve(answer.statusCode));
			},
		);
		call.once("error", reject);
		Readable.from(pieces(size)).pipe(call);
	});

process.on("message", async (task) => {
	if (task.type !== "send") return process.send({ type: "ready" });
	const started = performance.now();
	const statuses = await Promise.all(Array.from({ length: task.count }, () => upload(task)));
	const wrong = statuses.filter((status) => status !== 200);
	process.send({ type: "sent", ms: performance.now() - started, wrong });
});
process.on("SIGTERM", () => process.exit(0));
