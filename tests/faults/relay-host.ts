import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Busboy } from "@fastify/busboy";
import type { RelayTarget } from "@/lib/server/relay/post-chunk";
import { freePorts } from "../support/sites/free-port";

/** One chunk as the host read it. */
export interface ReadChunk {
	fields: Record<string, string>;
	data: Buffer;
	headers: Record<string, string | string[] | undefined>;
}

export interface HostReply {
	status: number;
	body?: unknown;
	headers?: Record<string, string>;
}

/** The host's behaviour instead of its own response: another response, hanging up, or silence. */
export type Reaction = (chunk: ReadChunk, count: number) => HostReply | "hang-up" | "silence" | undefined;

function readChunk(request: IncomingMessage): Promise<ReadChunk> {
	return new Promise((resolve, reject) => {
		const fields: Record<string, string> = {};
		const parts: Buffer[] = [];
		const busboy = new Busboy({
			headers: { ...request.headers, "content-type": request.headers["content-type"] ?? "" },
			limits: { fieldSize: 3_000_000 },
		});
		busboy.on("field", (name, value) => {
			fields[name] = value;
		});
		busboy.on("file", (name, stream) => {
			if (name !== "dataFile") reject(new Error(`unexpected file part ${name}`));
			stream.on("data", (bytes: Buffer) => parts.push(bytes));
		});
		busboy.on("finish", () => {
			const text = fields.dataFile;
			const data = text === undefined ? Buffer.concat(parts) : Buffer.from(text, "base64");
			resolve({ fields, data, headers: request.headers });
		});
		busboy.on("error", reject);
		request.on("error", reject);
		request.pipe(busboy);
	});
}

const targetAt = (port: number): RelayTarget => ({
	url: `http://127.0.0.1:${port}/companies/7/upload`,
	headers: {},
	encoding: "binary",
	timeoutMs: 20_000,
});

/** An address at which no host listens. */
export async function absentTarget(): Promise<RelayTarget> {
	// The port of a host that was closed could be another server's already.
	const [port = 0] = await freePorts(1);
	return targetAt(port);
}

/** A host that follows the chunk contract to the letter: writes at `start`, and reports contiguous progress. */
export class StrictHost {
	readonly chunks: ReadChunk[] = [];
	file = Buffer.alloc(0);
	private size = 0;
	inFlight = 0;
	mostInFlight = 0;
	react: Reaction = () => undefined;
	/** The largest chunk that the host says it takes; undefined for one that says nothing about it. */
	chunkLimit: number | undefined;
	private waiting: { count: number; resolve: () => void }[] = [];

	private constructor(private readonly server: Server) {
		server.on("request", async (request, response) => {
			if (request.method === "GET") return this.tell(response);
			this.inFlight += 1;
			this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
			const chunk = await readChunk(request).catch(() => null);
			this.inFlight -= 1;
			if (!chunk) return response.destroy();
			this.chunks.push(chunk);
			this.hydrate();
			const reaction = this.react(chunk, this.chunks.length);
			if (reaction === "hang-up") return response.destroy();
			if (reaction === "silence") return;
			const { status, body, headers } = reaction ?? this.write(chunk);
			response.writeHead(status, { "content-type": "application/json", ...headers });
			response.end(typeof body === "string" ? body : JSON.stringify(body ?? {}));
		});
	}

	static async listen(): Promise<StrictHost> {
		const server = createServer();
		await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
		return new StrictHost(server);
	}

	get url(): string {
		return this.target.url;
	}

	/** The host's address for a relay. */
	get target(): RelayTarget {
		return targetAt((this.server.address() as AddressInfo).port);
	}

	/** Resolves when this many chunks have arrived. */
	arrived(count: number): Promise<void> {
		return new Promise((resolve) => {
			this.waiting.push({ count, resolve });
			this.hydrate();
		});
	}

	async close(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}

	/** The progress of the host's only file, whatever its name. */
	private tell(response: ServerResponse) {
		const { length } = this.file;
		response.writeHead(length > 0 ? 200 : 404, { "content-type": "application/json" });
		response.end(
			JSON.stringify(
				length > 0 ? { received: length, size: this.size, chunk_limit: this.chunkLimit } : { message: "unknown" },
			),
		);
	}

	private hydrate() {
		for (const one of this.waiting) if (this.chunks.length >= one.count) one.resolve();
	}

	private write({ fields, data }: ReadChunk): HostReply {
		const [start, end, size] = [Number(fields.start), Number(fields.end), Number(fields.size)];
		if (end - start !== data.length || end > size) return { status: 422, body: { message: "wrong length" } };
		this.size = size;
		if (fields.isNewFile === "1") this.file = Buffer.alloc(0);
		if (start > this.file.length) return { status: 409, body: { message: "gap", received: this.file.length } };
		if (end > this.file.length) this.file = Buffer.concat([this.file.subarray(0, start), data]);
		if (this.file.length < size) return { status: 200, body: { received: this.file.length } };
		return { status: 200, body: { filepath: `candidates/${fields.identifier}`, sha256: "ab".repeat(32) } };
	}
}
