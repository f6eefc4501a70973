import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { pino } from "pino";
import { openLinks } from "@/backend/link-check/open-links";
import { openApp, type TestApp } from "./app";
import { type Answered, send } from "./requests";

interface Options {
	internalHosts?: string[];
	blockList?: string;
	/** Undefined: no browser is installed. */
	chromium?: string;
	/** Addresses of names; the n-th look-up of a name gets the n-th answer, later ones the last. */
	names?: Record<string, string[][]>;
	firstBytesMs?: number;
}

/** A region whose link calls reach this machine only, and whose log can be read. */
export interface LinkApp extends TestApp {
	/** Lines of the log, as text. */
	lines: string[];
	/** Names that were looked up. */
	lookups: string[];
	post(path: string, body: object, headers?: Record<string, string>): Promise<Answered>;
	check(link: string): Promise<Answered>;
}

const asAddress = (address: string): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 });

function stubLookup(names: Record<string, string[][]>, lookups: string[]): LookupFunction {
	return (hostname, options, callback) => {
		const answers = names[hostname] ?? [];
		const times = lookups.filter((name) => name === hostname).length;
		lookups.push(hostname);
		const found = (answers[times] ?? answers.at(-1) ?? []).map(asAddress);
		const [first] = found;
		if (!first) return callback(Object.assign(new Error("no such name"), { code: "ENOTFOUND" }), "", 0);
		if (options.all) return callback(null, found);
		callback(null, first.address, first.family);
	};
}

/** Opens a region with fake link calls: only the given names resolve. */
export async function openLinkApp(options: Options = {}): Promise<LinkApp> {
	const { internalHosts = [], blockList, chromium, names = {}, firstBytesMs } = options;
	const test = await openApp();
	const lines: string[] = [];
	const lookups: string[] = [];
	const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
	const region = { port: 0, localUrl: "http://localhost:4000", publicUrl: "http://backend.test" };
	const config = {
		siteOrigin: "https://site.example",
		regions: { main: region, eu: region },
		links: { internalHosts, blockList, chromium },
	};
	const links = await openLinks(config, log, { lookup: stubLookup(names, lookups), firstBytesMs });
	Object.assign(test.deps, { log, links: { ...links, chromium } });
	const post: LinkApp["post"] = (path, body, headers = {}) =>
		send(test.app, path, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", ...headers },
		});
	return { ...test, lines, lookups, post, check: (link) => post("/api/check_link", { link }) };
}

/** The log's entries about links, in order. */
export const linkEvents = (app: LinkApp): { call: string; host: string; reason: string; status?: number }[] =>
	app.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "link");
