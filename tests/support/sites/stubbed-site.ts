import { hostVariables, StubHost } from "../hosts/stub-host";
import { freePorts } from "./free-port";
import { sendRaw } from "./raw-socket";
import { type Build, type Site, startSite } from "./site";

/** The built site with stub hosts instead of a backend. */
export interface StubbedSite {
	site: Site;
	/** The address that the site listens on, whatever its public origin. */
	address: string;
	host: StubHost;
	eu: StubHost;
	/** Asks for a path, following no redirect. */
	get: (path: string, headers?: HeadersInit) => Promise<Response>;
	/** A page's HTML. */
	html: (path: string) => Promise<string>;
	/** Sends a request's bytes as they are, its connection ending with the answer. */
	raw: (line: string, headers?: string[], body?: string) => Promise<string>;
	close: () => Promise<void>;
}

/** Starts the built site, or another `build` of it, between stub hosts; `variables` come on top. */
export async function startStubbedSite(variables: Record<string, string> = {}, build?: Build): Promise<StubbedSite> {
	// Some tests stop a host, and nothing else may answer at its port then.
	const [port = 0, main = 0, other = 0] = await freePorts(3);
	const [host, eu] = await Promise.all([new StubHost().start(main), new StubHost().start(other)]);
	const stopHosts = () => Promise.all([host.stop(), eu.stop()]);
	const settings = { ...hostVariables(host.origin, eu.origin), ...variables, PORT: String(port) };
	const site = await startSite(settings, build).catch(async (error: unknown) => {
		await stopHosts();
		throw error;
	});
	const address = `http://localhost:${port}`;
	const get: StubbedSite["get"] = (path, headers) => fetch(address + path, { headers, redirect: "manual" });
	return {
		site,
		address,
		host,
		eu,
		get,
		html: async (path) => (await get(path)).text(),
		raw: (line, headers = [], body = "") => {
			const head = [`${line} HTTP/1.1`, `Host: localhost:${port}`, "Connection: close", ...headers, "", ""];
			return sendRaw(port, head.join("\r\n") + body);
		},
		close: async () => {
			await site.stop();
			await stopHosts();
		},
	};
}
