import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A web server that candidates' links lead to, under three names: one for pages, one for documents, one for videos. */
export interface LinkedPages {
	pages: string;
	documents: string;
	videos: string;
	/** Settings of the site and its backend for these names. */
	variables: Record<string, string>;
	/** The requested paths. */
	requests: string[];
	stop(): void;
}

const PDF = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";
const PAGE = "<!doctype html><title>Portfolio</title><h1>Roofs I have worked on</h1>";
const SLOW_MS = 2_000;

/** Whether this path was requested before: it is open for the check, and closed for the copy. */
function isShut(path: string, requests: readonly string[]): boolean {
	return path.startsWith("/shut/") && requests.filter((one) => one === path).length > 1;
}

function answer(request: IncomingMessage, response: ServerResponse, requests: string[]) {
	const path = request.url ?? "/";
	requests.push(path);
	if (path.startsWith("/missing/") || isShut(path, requests)) return response.writeHead(404).end();
	if (path.startsWith("/file/")) return response.writeHead(200, { "content-type": "application/pdf" }).end(PDF);
	const send = () => response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
	if (path.startsWith("/slow/")) return setTimeout(send, SLOW_MS);
	return send();
}

const hashOf = (address: string) => createHash("sha256").update(new URL(address).href).digest("hex");

/** Starts the server. Its `/malware` and `/shady` pages are on the block list. */
export async function startLinkedPages(): Promise<LinkedPages> {
	const requests: string[] = [];
	const server = createServer((request, response) => void answer(request, response, requests));
	server.listen(0, "0.0.0.0");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const [pages, documents, videos] = ["127.0.0.1", "127.0.0.2", "127.0.0.3"].map((name) => `http://${name}:${port}`);
	const folder = mkdtempSync(join(tmpdir(), "links-"));
	const list = join(folder, "block-list.txt");
	writeFileSync(
		list,
		`malicious sha256:${hashOf(`${pages}/malware`)}\nsuspicious sha256:${hashOf(`${pages}/shady`)}\n`,
	);
	return {
		pages: pages ?? "",
		documents: documents ?? "",
		videos: videos ?? "",
		variables: {
			LINK_INTERNAL_HOSTS: [pages, documents, videos].map((origin) => new URL(origin ?? "").host).join(","),
			LINK_BLOCK_LIST: list,
			DOCUMENT_LINK_HOSTS: "127.0.0.2",
			VIDEO_LINK_HOSTS: "127.0.0.3",
		},
		requests,
		stop() {
			server.closeAllConnections();
			server.close();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
