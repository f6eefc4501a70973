import { createHash } from "node:crypto";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { BYTES_TYPE, END_HEADER, GLANCE_HEADER, JOB_CODE_HEADER, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import { readRetryAfter } from "@/lib/api-client/retry-after";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { TIMEOUT_MS } from "@/lib/contract/limits";
import { createBandwidth } from "@/lib/upload/bandwidth";
import { chunkedPath, progressPath, singlePath } from "@/lib/upload/browser/paths";
import type { Clock, Connectivity, Reach, Reply, SendCall, Transport, UploadPorts } from "@/lib/upload/ports";
import { createSemaphore } from "@/lib/upload/semaphore";
import { FakeStorage } from "./fake-upload-storage";

/** The target of a client's files, and its connection. */
export interface NodeDestination {
	/** The site's own origin, by which it knows its pages. */
	origin: string;
	/** The address to connect to. */
	port: number;
	companyId: string;
	openCode: string;
	slotIndex: number;
}

interface Sent {
	method: "GET" | "POST";
	path: string;
	headers: Record<string, string>;
	body?: Blob;
	signal: AbortSignal;
	onSent?(bytes: number): void;
}

/** Bytes of a file that are handed to the line at once. */
const PIECE_BYTES = 262_144;

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

async function replyOf(answer: IncomingMessage): Promise<Reply> {
	const parts: Buffer[] = [];
	for await (const part of answer) parts.push(part);
	const retryAfterMs = readRetryAfter(answer.headers["retry-after"] ?? null, Date.now());
	const body = parsed(Buffer.concat(parts).toString("utf8"));
	return { kind: "answer", status: answer.statusCode ?? 0, body, retryAfterMs };
}

/** Writes a body as fast as the line takes it. */
async function writeBody(outgoing: ClientRequest, body: Blob, onSent: (bytes: number) => void): Promise<void> {
	for (let at = 0; at < body.size && !outgoing.destroyed; at += PIECE_BYTES) {
		const piece = Buffer.from(await body.slice(at, at + PIECE_BYTES).arrayBuffer());
		await new Promise<void>((resolve) => {
			outgoing.once("close", resolve);
			outgoing.write(piece, (error) => {
				outgoing.off("close", resolve);
				if (!error) onSent(at + piece.length);
				resolve();
			});
		});
	}
	outgoing.end();
}

/** Makes one call on a connection of its own, as a browser's page does. Never rejects. */
function call(
	{ origin, port }: NodeDestination,
	{ method, path, headers, body, signal, onSent }: Sent,
): Promise<Reply> {
	return new Promise((resolve) => {
		const lost = () => resolve({ kind: "lost" });
		if (signal.aborted) return lost();
		const outgoing = request({
			port,
			method,
			path,
			agent: false,
			signal,
			headers: {
				host: new URL(origin).host,
				"sec-fetch-site": "same-origin",
				...(body && { origin, "content-length": String(body.size) }),
				...headers,
			},
		});
		let isAnswered = false;
		outgoing.on("response", (answer) => {
			isAnswered = true;
			replyOf(answer).then(resolve, lost);
		});
		outgoing.on("error", () => isAnswered || lost());
		outgoing.on("close", () => isAnswered || lost());
		if (body) void writeBody(outgoing, body, onSent ?? (() => undefined));
		else outgoing.end();
	});
}

const jobHeaders = ({ openCode }: NodeDestination) => ({
	[JOB_CODE_HEADER]: openCode,
	"X-Screen-Resolution": "390x844",
});

async function storeWhole({ file, name, identifier, signal, onSent }: SendCall, to: NodeDestination): Promise<Reply> {
	const form = new FormData();
	form.append("is_cv", to.slotIndex === 0 ? "1" : "0");
	form.append("file", file, name);
	const whole = new Response(form);
	const type = whole.headers.get("content-type") ?? "";
	const headers = { ...jobHeaders(to), "content-type": type, "Idempotency-Key": identifier };
	const path = singlePath(to.companyId, "application");
	return call(to, { method: "POST", path, headers, body: await whole.blob(), signal, onSent });
}

/** The way to the site's API proxy over Node's own connections: paths, headers and bodies as a browser sends them. */
function nodeTransport(to: NodeDestination): Transport {
	return {
		send({ file, name, identifier, offset, end, isStep, fresh, signal, onSent }) {
			const headers = {
				...jobHeaders(to),
				"Content-Type": BYTES_TYPE,
				[UPLOAD_HEADERS.identifier]: identifier,
				[UPLOAD_HEADERS.offset]: String(offset),
				[UPLOAD_HEADERS.length]: String(file.size),
				[UPLOAD_HEADERS.slot]: String(to.slotIndex),
				[UPLOAD_HEADERS.fresh]: fresh ? "1" : "0",
				[UPLOAD_HEADERS.name]: encodeURIComponent(name),
				...(isStep && { [END_HEADER]: String(end) }),
			};
			const path = chunkedPath(to.companyId);
			return call(to, { method: "POST", path, headers, body: file.slice(offset, end), signal, onSent });
		},
		store: (one) => storeWhole(one, to),
		progress(identifier, signal, glance = false) {
			const path = progressPath(to.companyId, identifier);
			const headers = { ...jobHeaders(to), ...(glance && { [GLANCE_HEADER]: "1" }) };
			return call(to, { method: "GET", path, headers, signal });
		},
	};
}

/** Real time, but every wait ends `times` sooner. */
const fastClock = (times: number): Clock => ({
	now: Date.now,
	after(ms, task) {
		const timer = setTimeout(task, ms / times);
		return () => clearTimeout(timer);
	},
});

/** A device's connection, which the test switches. */
export class NodeConnection implements Connectivity {
	private isOnline = true;
	private readonly listeners = new Set<() => void>();

	constructor(private readonly to: NodeDestination) {}

	online = () => this.isOnline;

	async reach(): Promise<Reach> {
		const path = `/api${ENDPOINTS.teamJobs.path}`;
		const signal = AbortSignal.timeout(TIMEOUT_MS.ping);
		const reply = await call(this.to, { method: "GET", path, headers: {}, signal });
		if (reply.kind === "lost") return "nowhere";
		return reply.status >= 500 || reply.status === 429 ? "site" : "host";
	}

	onOnline(task: () => void): () => void {
		this.listeners.add(task);
		return () => this.listeners.delete(task);
	}

	setOnline(value: boolean): void {
		this.isOnline = value;
		if (value) for (const task of [...this.listeners]) task();
	}
}

/** SHA-256 of a Blob, lower-case hex; undefined once `signal` has aborted. */
async function hashOf(blob: Blob, signal: AbortSignal): Promise<string | undefined> {
	const hash = createHash("sha256");
	for (let at = 0; at < blob.size; at += 4 * PIECE_BYTES) {
		if (signal.aborted) return undefined;
		hash.update(new Uint8Array(await blob.slice(at, at + 4 * PIECE_BYTES).arrayBuffer()));
	}
	return hash.digest("hex");
}

interface World {
	to: NodeDestination;
	connection: NodeConnection;
	storage: FakeStorage;
	random: () => number;
	newIdentifier: () => string;
	/** How much sooner waits end. */
	times: number;
	/** Told of each call that carried bytes and got no answer. */
	onLost: () => void;
}

/** The engine's ports of one page, over real connections. `leave` cuts it off from what outlives it, as a reload does. */
export function nodeUploadPorts({ to, connection, storage, random, newIdentifier, times, onLost }: World) {
	let current = storage;
	const transport = nodeTransport(to);
	const counted = async (call: Promise<Reply>) => {
		const reply = await call;
		if (reply.kind === "lost") onLost();
		return reply;
	};
	const ports: UploadPorts = {
		transport: {
			send: (one) => counted(transport.send(one)),
			store: (one) => counted(transport.store(one)),
			progress: transport.progress,
		},
		clock: fastClock(times),
		connectivity: connection,
		semaphores: { large: createSemaphore(3), small: createSemaphore(1) },
		bandwidth: createBandwidth(),
		host: { tells: undefined, isLong: false },
		storage: {
			take: () => current.take(),
			keep: (upload, file) => current.keep(upload, file),
			note: (identifier, news) => current.note(identifier, news),
			forget: (identifier) => current.forget(identifier),
		},
		read: async (file, start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
		hash: hashOf,
		random,
		newIdentifier,
	};
	return {
		ports,
		leave() {
			current = new FakeStorage();
		},
	};
}
