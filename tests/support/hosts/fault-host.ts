import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { giveReply, type HostCall, type HostReply, passOn, readCall, uploadOf } from "./fault-host-calls";

/** A fault of one upload call between the site and the backend. */
export type HostFault =
	/** The connection ends when this share of the body has passed. */
	| { kind: "drop"; share: number }
	/** The backend has handled the call, but the site gets no response. */
	| { kind: "answer-lost" }
	| { kind: "delay"; ms: number }
	/** The backend gets the call again after its answer, and the site gets the first one. */
	| { kind: "twice" }
	/** The backend gets the call again after this many later ones. */
	| { kind: "again-later"; calls: number }
	/** The call waits for a while and then continues, even if nobody waits for its response. */
	| { kind: "hang"; ms: number }
	| { kind: "status"; status: number; retryAfter?: number };

/** The upload calls of one client. */
export interface WatchedUploads {
	/** Upload calls of the site so far. */
	calls: number;
	/** Bytes of files that reached the backend. */
	bytes: number;
	/** Faults that occurred. */
	fired: HostFault["kind"][];
}

/** Called before a call continues, which waits for the result. */
type OnCall = (call: number) => Promise<void> | void;

interface Watched extends WatchedUploads {
	faults: ReadonlyMap<number, HostFault>;
	onCall: OnCall;
	/** Calls that come again once the call with the number `due` was answered. */
	late: { call: HostCall; due: number }[];
	running: Set<Promise<unknown>>;
}

const busy = ({ status, retryAfter }: Extract<HostFault, { kind: "status" }>): HostReply => ({
	status,
	headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
	body: Buffer.from('{"message":"busy"}'),
});

/**
 * Stands between the site and the backend, and fails as instructed. Calls other than uploads pass unchanged. It counts
 * bytes of chunks that are sent as binary parts, and of files in one call.
 */
export class FaultHost {
	private readonly uploads = new Map<string, Watched>();
	private readonly server = createServer((request, response) => void this.take(request, response));

	private constructor(private readonly backend: string) {}

	/** Listens on a free port; `backend` is the address that calls go on to, whether anybody listens there or not. */
	static async open(backend: string): Promise<FaultHost> {
		const host = new FaultHost(backend);
		host.server.listen(0, "localhost");
		await once(host.server, "listening");
		return host;
	}

	get origin(): string {
		const address = this.server.address();
		return `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
	}

	/**
	 * Watches all uploads whose names start with `prefix`. `faults` are by the number of the call, from 1; `onCall` is
	 * called before each call continues.
	 */
	watch(prefix: string, faults: ReadonlyMap<number, HostFault>, onCall: OnCall): WatchedUploads {
		const watched: Watched = { calls: 0, bytes: 0, fired: [], faults, onCall, late: [], running: new Set() };
		this.uploads.set(prefix, watched);
		return watched;
	}

	/** Delivers delayed data, waits for everything in flight, and stops watching these uploads. */
	async settle(prefix: string): Promise<void> {
		const watched = this.uploads.get(prefix);
		if (!watched) return;
		while (watched.running.size > 0 || watched.late.length > 0) {
			for (const { call } of watched.late.splice(0)) this.repeat(call, watched);
			await Promise.all(watched.running);
		}
		this.uploads.delete(prefix);
	}

	async close(): Promise<void> {
		const closed = once(this.server.close(), "close");
		this.server.closeAllConnections();
		await closed;
	}

	private async take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const call = await readCall(incoming);
		if (!call) return;
		const name = uploadOf(call);
		const watched = [...this.uploads].find(([prefix]) => name.startsWith(prefix))?.[1];
		if (!watched) return giveReply(response, await passOn(this.backend, call, () => undefined));
		this.run(watched, async () => giveReply(response, await this.answer(call, watched)));
	}

	private run(watched: Watched, task: () => Promise<unknown>): void {
		const running = task().finally(() => watched.running.delete(running));
		watched.running.add(running);
	}

	private repeat(call: HostCall, watched: Watched): void {
		this.run(watched, () => this.pass(call, watched));
	}

	private pass(call: HostCall, watched: Watched, most?: number): Promise<HostReply> {
		const count = (bytes: number) => {
			watched.bytes += bytes;
		};
		return passOn(this.backend, call, count, most);
	}

	private async answer(call: HostCall, watched: Watched): Promise<HostReply> {
		watched.calls += 1;
		const number = watched.calls;
		await watched.onCall(number);
		const fault = watched.faults.get(number);
		if (fault) watched.fired.push(fault.kind);
		const reply = await this.carry(call, fault, watched, number);
		const due = watched.late.filter((one) => one.due <= number);
		watched.late = watched.late.filter((one) => one.due > number);
		for (const one of due) this.repeat(one.call, watched);
		return reply;
	}

	private async carry(call: HostCall, fault: HostFault | undefined, watched: Watched, number: number) {
		switch (fault?.kind) {
			case "status":
				return busy(fault);
			case "drop":
				await this.pass(call, watched, Math.ceil(call.body.length * fault.share));
				return null;
			case "answer-lost":
				await this.pass(call, watched);
				return null;
			case "delay":
			case "hang":
				await wait(fault.ms);
				return this.pass(call, watched);
			case "twice":
				watched.late.push({ call, due: number });
				return this.pass(call, watched);
			case "again-later":
				watched.late.push({ call, due: number + fault.calls });
				return this.pass(call, watched);
			default:
				return this.pass(call, watched);
		}
	}
}
