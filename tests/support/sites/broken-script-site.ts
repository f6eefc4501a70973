import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SCRIPTS, type ScriptFault } from "../hosts/script-faults";
import { freePorts } from "./free-port";
import { type Site, startSite } from "./site";

/** A site behind a proxy that answers one script with a fault. */
export interface BrokenScriptSite {
	site: Site;
	/** Scripts that browsers requested, in the order of the first request. */
	readonly requested: ReadonlySet<string>;
	/** Breaks this script from now on; none without a path. */
	breakScript(path?: string, fault?: ScriptFault): void;
	stop(): Promise<void>;
}

async function textOf(message: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of message) parts.push(part);
	return Buffer.concat(parts).toString();
}

export async function startBrokenScriptSite(): Promise<BrokenScriptSite> {
	const [port = 0] = await freePorts(1);
	const requested = new Set<string>();
	let broken: { path: string; fault: ScriptFault } | null = null;

	async function pass(from: IncomingMessage, to: ServerResponse, answer: IncomingMessage) {
		const path = from.url ?? "";
		if (!SCRIPTS.test(path)) {
			to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
			return void answer.pipe(to);
		}
		requested.add(path);
		// Uncached, so that each visit requests it again.
		const headers = { "content-type": "application/javascript", "cache-control": "no-store" };
		const text = await textOf(answer);
		const { status = 200, body } = broken?.path === path ? broken.fault.answer(text) : { body: text };
		to.writeHead(status, headers).end(body);
	}

	const proxy = createServer((from, to) => {
		const headers = SCRIPTS.test(from.url ?? "") ? { ...from.headers, "accept-encoding": "identity" } : from.headers;
		const options = { host: "localhost", port, method: from.method, path: from.url, headers };
		const onward = request(options, (answer) => void pass(from, to, answer).catch(() => to.destroy()));
		onward.on("error", () => to.destroy());
		to.on("close", () => onward.destroy());
		from.pipe(onward);
	}).listen(0, "localhost");
	await once(proxy, "listening");
	const origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
	const site = await startSite({ PORT: String(port), SITE_ORIGIN: origin });
	return {
		site,
		requested,
		breakScript: (path, fault) => {
			broken = path && fault ? { path, fault } : null;
		},
		async stop() {
			proxy.closeAllConnections();
			await once(proxy.close(), "close");
			await site.stop();
		},
	};
}
