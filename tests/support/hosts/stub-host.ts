import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST_VARIABLES } from "@/lib/server/env-schema";

/** A request as a host saw it. */
export interface Seen {
	method: string;
	/** The request target, byte for byte. */
	url: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

export type Respond = (response: ServerResponse, request: Seen) => unknown;

/** An answer in JSON. */
export const jsonAnswer =
	(status: number, body: unknown, headers: Record<string, string | string[]> = {}): Respond =>
	(response) =>
		response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

const unknown = jsonAnswer(404, { message: "unknown" });

/** A host in this process that records its requests and answers as the test sets. */
export class StubHost {
	/** Requests so far, in the order in which their bodies were complete. */
	readonly seen: Seen[] = [];
	/** Connections so far. */
	connections = 0;
	/** The handler; 404 until a test sets another one. */
	respond: Respond = unknown;
	private readonly server = createServer((request, response) => void this.answer(request, response));

	constructor() {
		this.server.on("connection", () => {
			this.connections += 1;
		});
	}

	async start(port = 0): Promise<this> {
		this.server.listen(port, "localhost");
		await once(this.server, "listening");
		return this;
	}

	get port(): number {
		return (this.server.address() as AddressInfo).port;
	}

	get origin(): string {
		return `http://localhost:${this.port}`;
	}

	/** Requests without the site's health checks. */
	get calls(): Seen[] {
		return this.seen.filter(({ url }) => url !== "/readyz");
	}

	/** Forgets what it saw and how it answered. */
	reset(): void {
		this.seen.length = 0;
		this.respond = unknown;
	}

	async stop(): Promise<void> {
		if (!this.server.listening) return;
		this.server.closeAllConnections();
		await once(this.server.close(), "close");
	}

	private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const parts: Buffer[] = [];
		try {
			for await (const part of request) parts.push(part);
		} catch {
			return;
		}
		const { method = "", url = "", headers } = request;
		const seen = { method, url, headers, body: Buffer.concat(parts) };
		this.seen.push(seen);
		await this.respond(response, seen);
	}
}

/** The origin of the interview hosts, to which responses may lead. */
export const INTERVIEW_ORIGIN = "https://app.example.com";

/** Settings that put every host on `main`, the EU region on `eu` and interviews on their own origin. */
export function hostVariables(main: string, eu = main): Record<string, string> {
	const addressOf = (name: string) => {
		if (name.includes("INTERVIEW")) return INTERVIEW_ORIGIN;
		return name.startsWith("EU_") ? eu : main;
	};
	return Object.fromEntries(HOST_VARIABLES.map((name) => [name, addressOf(name)]));
}
