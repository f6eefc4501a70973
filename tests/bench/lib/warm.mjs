/** Asks for pages until the site has them in its cache in their best form. */
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A GET as a browser would send it, the body left in its coding. */
export function get(url, acceptEncoding = "gzip, deflate, br") {
	return new Promise((resolve, reject) => {
		const headers = { "accept-encoding": acceptEncoding, accept: "text/html" };
		request(url, { headers, agent: false }, (answer) => {
			const chunks = [];
			answer.on("data", (chunk) => chunks.push(chunk));
			answer.on("end", () => resolve({ answer, body: Buffer.concat(chunks) }));
		})
			.on("error", reject)
			.end();
	});
}

/** An uncached page has no best compression. */
const isWarm = ({ headers }) => headers.etag?.endsWith('-b"') || /no-store|private/.test(headers["cache-control"]);

/** Waits until each page is served with the best Brotli level, which is made after the second request. */
export async function warm(origin, paths) {
	for (const path of paths) {
		while (!isWarm((await get(origin + path)).answer)) await wait(50);
	}
}
