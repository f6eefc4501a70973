/** Serves the films' modules and the finished file to the browser, from an origin that may encode, with ranges. */
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const PAGE = `<!doctype html><title>Videos</title>
<style>@font-face { font-family: "Plus Jakarta Sans"; font-weight: 200 800; src: url(/font.woff2) }</style>
<script type="module">
import { encodeFilm } from "/encode.mjs";
globalThis.encodeFilm = encodeFilm;
</script>`;

const FONT = "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The library that writes WebM, as one file that a browser can import. */
const MUXER = new URL("../../bundles/mediabunny.min.mjs", import.meta.resolve("mediabunny"));

const folder = fileURLToPath(new URL("./browser/", import.meta.url));
const modules = new Set(readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".mjs")));

function answerPart(response, range, file) {
	const [, from = 0, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
	const first = Number(from);
	const last = to ? Number(to) : file.length - 1;
	const headers = { "content-type": "video/webm", "accept-ranges": "bytes", "content-length": last - first + 1 };
	const part = { ...headers, "content-range": `bytes ${first}-${last}/${file.length}` };
	response.writeHead(range ? 206 : 200, range ? part : headers).end(file.subarray(first, last + 1));
}

/** Starts the server on a free port; `file` returns the content of `/film`. */
export async function serve(root, file) {
	const server = createServer(({ url, headers }, response) => {
		const send = (type, body) => response.writeHead(200, { "content-type": type }).end(body);
		if (modules.has(url.slice(1))) send("text/javascript", readFileSync(folder + url.slice(1)));
		else if (url === "/mediabunny.mjs") send("text/javascript", readFileSync(MUXER));
		else if (url === "/film") answerPart(response, headers.range, file());
		else if (url === "/font.woff2") send("font/woff2", readFileSync(`${root}node_modules/${FONT}`));
		else if (url === "/") send("text/html", PAGE);
		else response.writeHead(404).end();
	}).listen(0, "localhost");
	await once(server, "listening");
	return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
