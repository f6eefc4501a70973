import { createServer } from "node:http";
import type { Handler } from "../pages/ask-next";
import { applyBuiltConfig } from "./built-config";
import { StartError } from "./listen";

/** The framework's own request handler. */
export interface Framework {
	handler: Handler;
	/** Loads it, unless a request has. Rejects if the build is incomplete. */
	load: () => Promise<unknown>;
}

async function applyConfig(dir: string): Promise<void> {
	try {
		await applyBuiltConfig(dir);
	} catch (error) {
		const reason = error instanceof Error ? error.message : "unknown reason";
		throw new StartError(`The build is incomplete; run npm run build: ${reason}`);
	}
}

/**
 * What pages need of the framework, and its own handler for everything else. That is loaded later: it takes a fifth of a
 * second of processor time, and pages are asked at their entries. Throws `StartError` if the build has no configuration.
 */
export async function openFramework(dir: string, port: number): Promise<Framework> {
	await import("next/dist/server/node-environment.js");
	await applyConfig(dir);
	const open = async (): Promise<Handler> => {
		const { default: next } = await import("next");
		// Next would handle upgrade requests of the server that it is given; this server has none.
		const site = next({ dev: false, hostname: "localhost", port, dir, httpServer: createServer() });
		await site.prepare();
		return site.getRequestHandler();
	};
	let opened: Promise<Handler> | undefined;
	const load = () => (opened ??= open());
	return { load, handler: async (req, res) => (await load())(req, res) };
}
