/** A host that lists any number of jobs by cursor, a thousand per response, in a separate process. */
import { createServer } from "node:http";

const PER_ANSWER = 1_000;
const CHANGED = "2026-11-20T10:00:00.000Z";

function listFrom(start, count) {
	const end = Math.min(count, start + PER_ANSWER);
	const data = Array.from({ length: end - start }, (_, index) => ({
		open_code: `JOB${start + index}`,
		company_slug: `company-${(start + index) % 5_000}`,
		job_slug: `a-job-with-a-name-of-usual-length-${start + index}`,
		updated_at: CHANGED,
	}));
	return { data, ...(end < count ? { next: String(end) } : {}) };
}

process.once("message", ({ count }) => {
	const server = createServer((req, res) => {
		const { pathname, searchParams } = new URL(req.url, "http://host");
		const isList = pathname === "/public/sitemap";
		const body = isList ? listFrom(Number(searchParams.get("after") ?? 0), count) : {};
		res.writeHead(isList ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body));
	});
	server.listen(0, "localhost", () => process.send({ type: "ready", port: server.address().port }));
});
process.on("SIGTERM", () => process.exit(0));
