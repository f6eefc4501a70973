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

/** Waits until each page comes in Brotli at its best, which is made behind the first answer. */
export async function warm(origin, paths) {
	for (const path of paths) {
		let last = -1;
		for (let same = 0; same < 3; ) {
			const { answer, body } = await get(origin + path);
			const isBrotli = answer.headers["content-encoding"] === "br";
			same = isBrotli && body.length === last ? same + 1 : 0;
			last = body.length;
			if (same < 3) await wait(100);
		}
	}
}
