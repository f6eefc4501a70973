import { createHash } from "node:crypto";
import type { Clock, Reply, SendCall, Transport } from "@/lib/upload/ports";

/** The fault of one call. `at` is the share of the sent bytes that arrive. */
export type Fault =
	| { kind: "drop"; at: number }
	| { kind: "stall"; at: number }
	| { kind: "slow"; bytesPerSecond: number }
	| { kind: "damage" }
	| { kind: "answer-lost" }
	| { kind: "twice" }
	| { kind: "late"; at: number }
	| { kind: "forget" }
	| { kind: "short-answer" }
	| { kind: "status"; status: number; retryAfterMs?: number };

/** SHA-256, lower-case hex. */
export const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Writes `from` from `start` to `end` at the place `at` of what is held, which ends there. */
function written(held: Buffer, at: number, from: Buffer, start: number, end: number): Buffer {
	const isBeginning = at === 0 || (held.buffer === from.buffer && held.byteOffset === from.byteOffset);
	// The same bytes up to here: what is held becomes a longer part of them, without a copy.
	if (isBeginning && at === start) return from.subarray(0, end);
	return Buffer.concat([held.subarray(0, at), from.subarray(start, end)]);
}

/** A hash that no test file has. */
const OTHER = "0".repeat(64);

const LOST: Reply = { kind: "lost" };

const answer = (status: number, body: unknown, retryAfterMs?: number): Reply => ({
	kind: "answer",
	status,
	body,
	retryAfterMs,
});

const untilAborted = (signal: AbortSignal) =>
	new Promise<Reply>((resolve) => {
		if (signal.aborted) resolve(LOST);
		signal.addEventListener("abort", () => resolve(LOST), { once: true });
	});

/** A host with our API proxy before it, as the engine sees both: keeps to the contract, and has its bad moments. */
export class FakeHost implements Transport {
	/** Faults of the calls to come; a call without one goes well. */
	faults: (Fault | null)[] = [];
	/** The kind of each call, for tests of their order. */
	readonly log: string[] = [];
	stored = 0;
	/** What is held of each upload, by its name. */
	private uploads = new Map<string, Buffer>();
	/** The content of the last file that was stored. */
	data: Buffer = Buffer.alloc(0);
	/** False for hosts that can't say how far they are. */
	answersProgress = true;
	/** How it says that: some hosts answer as for an upload that they don't know. */
	progressStatus = 405;
	/** True for hosts that add whatever comes to the end of what they have. */
	appends = false;
	/** What it says of each chunk beside its position. */
	status: string | undefined;
	private late: (() => void) | undefined;

	/** `bytesOf` gives a file's content at once. */
	constructor(
		private readonly bytesOf: (file: File) => Buffer,
		private readonly clock: Pick<Clock, "after">,
	) {}

	async send(call: SendCall): Promise<Reply> {
		this.log.push(`send ${call.offset}${call.fresh ? " fresh" : ""}`);
		return this.carry(call, (share) => this.write(call, share));
	}

	async store(call: SendCall): Promise<Reply> {
		this.log.push("store");
		return this.carry(call, (share) => {
			if (share < 1) return LOST;
			this.data = this.bytesOf(call.file);
			this.stored += 1;
			return answer(200, { filepath: `files/${this.stored}` });
		});
	}

	async progress(identifier: string, signal: AbortSignal, glance = false): Promise<Reply> {
		if (glance) return this.progressOf(identifier);
		this.log.push("ask");
		const fault = this.faults.shift();
		if (fault?.kind === "forget") this.uploads.clear();
		if (fault?.kind === "stall") return untilAborted(signal);
		if (fault?.kind === "status") return answer(fault.status, {}, fault.retryAfterMs);
		if (fault) return LOST;
		return this.progressOf(identifier);
	}

	private progressOf(identifier: string): Reply {
		if (!this.answersProgress) return answer(this.progressStatus, {});
		const held = this.uploads.get(identifier);
		return held ? answer(200, { received: held.length, size: this.size }) : answer(404, {});
	}

	private size = 0;

	private async carry(call: SendCall, arrive: (share: number) => Reply): Promise<Reply> {
		this.size = call.file.size;
		const total = call.end - call.offset;
		const fault = this.faults.shift();
		if (fault?.kind === "status") return answer(fault.status, { message: "no" }, fault.retryAfterMs);
		if (fault?.kind === "slow") return this.trickle(call, fault.bytesPerSecond, arrive);
		const share = fault && "at" in fault ? fault.at : 1;
		call.onSent(Math.floor(total * share));
		// A late body arrives only after the next call has begun.
		if (fault?.kind === "late") {
			this.late = () => arrive(fault.at);
			return LOST;
		}
		const reply = arrive(share);
		this.late?.();
		this.late = undefined;
		if (fault?.kind === "stall") return untilAborted(call.signal);
		if (fault?.kind === "damage" && reply.kind === "answer")
			return { ...reply, body: { ...Object(reply.body), sha256: OTHER } };
		if (fault?.kind === "twice") return arrive(share);
		if (fault?.kind === "forget") this.uploads.clear();
		if (fault?.kind === "short-answer")
			return answer(200, { received: this.uploads.get(call.identifier)?.length ?? 0 });
		return fault ? LOST : reply;
	}

	/** Lets bytes arrive at a rate; what arrived before the call is ended stays. */
	private async trickle(call: SendCall, bytesPerSecond: number, arrive: (share: number) => Reply): Promise<Reply> {
		const total = call.end - call.offset;
		let sent = 0;
		while (sent < total && !call.signal.aborted) {
			call.onSent(sent);
			await new Promise<void>((resolve) => void this.clock.after(1_000, resolve));
			if (!call.signal.aborted) sent = Math.min(total, sent + bytesPerSecond);
		}
		const reply = arrive(sent / total);
		return call.signal.aborted ? LOST : reply;
	}

	private write({ file, offset, end: sentTo, isStep, fresh, identifier }: SendCall, share: number): Reply {
		const bytes = this.bytesOf(file);
		const { status } = this;
		const end = offset + Math.floor((sentTo - offset) * share);
		if (end === offset || (isStep && share < 1)) return LOST;
		let held = (fresh ? undefined : this.uploads.get(identifier)) ?? Buffer.alloc(0);
		if (this.appends) held = written(held, held.length, bytes, offset, end);
		else if (offset > held.length) return answer(409, { received: held.length });
		else if (end > held.length) held = written(held, offset, bytes, offset, end);
		this.uploads.set(identifier, held);
		const received = this.appends ? end : held.length;
		if (received < file.size) return answer(200, { received, status });
		this.data = held;
		this.stored = 1;
		if (this.appends) return answer(200, { filepath: "files/1" });
		return answer(200, { filepath: "files/1", sha256: hashOf(held), content: { status: 200, profile: {} } });
	}
}
