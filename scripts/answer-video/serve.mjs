/** Serves the encoder's modules and the finished file to the browser, from an origin that may encode, with ranges. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const PAGE = `<!doctype html><title>Answer video</title><script type="module">
import { encodeAnswer } from "/encode.mjs";
globalThis.encodeAnswer = encodeAnswer;
</script>`;

const MODULES = {
	"/encode.mjs": new URL("./encode.mjs", import.meta.url),
	"/scene.mjs": new URL("./scene.mjs", import.meta.url),
	"/sound.mjs": new URL("./sound.mjs", import.meta.url),
	"/speech.mjs": new URL("./speech.mjs", import.meta.url),
};

function answerPart(response, range, file) {
	const [, from = 0, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
	const first = Number(from);
	const last = to ? Number(to) : file.length - 1;
	const headers = { "content-type": "video/webm", "accept-ranges": "bytes", "content-length": last - first + 1 };
	const part = { ...headers, "content-range": `bytes ${first}-${last}/${file.length}` };
	response.writeHead(range ? 206 : 200, range ? part : headers).end(file.subarray(first, last + 1));
}

/** Starts the server on a free port; `file` gives what is under `/answer.webm`. */
export async function serve(file) {
	const server = createServer(({ url, headers }, response) => {
		const module = MODULES[url];
		if (module) response.writeHead(200, { "content-type": "text/javascript" }).end(readFileSync(module));
		else if (url === "/answer.webm") answerPart(response, headers.range, file());
		else if (url === "/") response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
		else response.writeHead(404).end();
	}).listen(0, "localhost");
	await once(server, "listening");
	return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
