/**
 * An emulated slow line in a separate process, between clients and a server: a number of bytes per second in each
 * direction, shared by all connections in turn, each byte delayed by half the round trip, and a new connection by a
 * whole one. The message `open` sets the target port; `cut` ends every connection so many milliseconds after its start;
 * `count` returns the transferred bytes.
 */
import { connect, createServer, Socket } from "node:net";

const TICK_MS = 5;
/** Largest debt that a late tick may pay off, so that a busy machine doesn't make the line slower. */
const LATEST_MS = 200;
const SEGMENT_BYTES = 1_448;

/** One direction of the line. */
class Direction {
	#flows = new Set();
	#underway = [];
	#budget = 0;
	#last = performance.now();
	delivered = 0;

	constructor(bytesPerSecond, delayMs) {
		Object.assign(this, { bytesPerSecond, delayMs });
		this.queueBytes = Math.max(4_096, bytesPerSecond / 50);
	}

	add(flow) {
		this.#flows.add(flow);
	}

	/** Sends what has waited its time, then lets the flows fill the line in turn. */
	tick() {
		const now = performance.now();
		while (this.#underway[0]?.at <= now) this.#deliver(this.#underway.shift());
		this.#budget += (Math.min(LATEST_MS, now - this.#last) * this.bytesPerSecond) / 1_000;
		this.#last = now;
		while (this.#budget > 0 && this.#fill(now));
		if (this.#budget > 0) this.#budget = 0;
	}

	#fill(now) {
		let moved = false;
		for (const flow of this.#flows) {
			if (flow.since <= now && this.#serve(flow, now + this.delayMs)) moved = true;
			if (this.#budget <= 0) break;
		}
		// The one served last is the last to be served next time.
		const [first] = this.#flows;
		if (first && this.#flows.delete(first)) this.#flows.add(first);
		return moved;
	}

	/** Lets one flow send a segment, or its end when it has no more. True when bytes went. */
	#serve(flow, at) {
		const bytes = flow.take(SEGMENT_BYTES);
		if (bytes) {
			this.#budget -= bytes.length;
			this.#underway.push({ at, flow, bytes });
			return true;
		}
		const end = flow.takeEnd();
		if (end) this.#underway.push({ at, flow, end });
		if (end === "close" || end === "reset") this.#flows.delete(flow);
		return false;
	}

	#deliver({ flow, bytes, end }) {
		const { sink } = flow;
		if (sink.destroyed || flow.isCut) return;
		if (end === "end") return sink.end();
		if (end === "close") return sink.destroySoon();
		if (end === "reset") return sink.resetAndDestroy();
		this.delivered += bytes.length;
		sink.write(bytes);
	}
}

/** One side's data of a connection, read in small pieces, so that little of it is buffered outside the line. */
class Flow {
	#waiting = [];
	#bytes = 0;
	#ends = [];
	isCut = false;

	constructor(since, queueBytes) {
		Object.assign(this, { since, queueBytes });
	}

	/** Options that make a socket read into this flow. */
	reader() {
		const buffer = Buffer.allocUnsafe(4_096);
		return { buffer, callback: (length) => this.#put(Buffer.from(buffer.subarray(0, length))) };
	}

	from(source, sink) {
		Object.assign(this, { source, sink });
		source.resume();
		source.on("end", () => this.#ends.push("end"));
		source.on("error", () => undefined);
		source.on("close", (failed) => this.#ends.push(failed ? "reset" : "close"));
	}

	take(most) {
		const [first] = this.#waiting;
		if (!first) return null;
		const bytes = first.subarray(0, most);
		if (bytes.length < first.length) this.#waiting[0] = first.subarray(most);
		else this.#waiting.shift();
		this.#bytes -= bytes.length;
		if (this.#bytes < this.queueBytes) this.source.resume();
		return bytes;
	}

	/** How the sender ended its side, or the whole connection, after its last byte. */
	takeEnd() {
		return this.#waiting.length === 0 ? this.#ends.shift() : undefined;
	}

	#put(bytes) {
		this.#waiting.push(bytes);
		this.#bytes += bytes.length;
		return this.#bytes < this.queueBytes;
	}
}

function connected(accepted, { up, down, target, state }) {
	const rttMs = up.delayMs + down.delayMs;
	const [there, back] = [up, down].map(({ queueBytes }) => new Flow(performance.now() + rttMs, queueBytes));
	// A socket's way of reading is set when it is made; the one that the server made has read nothing yet.
	const client = new Socket({ handle: accepted._handle, allowHalfOpen: true, onread: there.reader() });
	const host = connect({ port: target, host: "localhost", allowHalfOpen: true, noDelay: true, onread: back.reader() });
	client.setNoDelay(true);
	there.from(client, host);
	back.from(host, client);
	up.add(there);
	down.add(back);
	state.connections += 1;
	const cut = () => {
		there.isCut = true;
		back.isCut = true;
		client.resetAndDestroy();
		host.resetAndDestroy();
	};
	cuts.add(cut);
	client.once("close", () => cuts.delete(cut));
	if (state.cutMs) setTimeout(cut, state.cutMs);
}

const state = { connections: 0, cutMs: 0 };
/** Ways to cut each of the open connections. */
const cuts = new Set();
let line;
const server = createServer({ pauseOnConnect: true }, (accepted) => connected(accepted, line));

/** Cuts each connection so many milliseconds after it opened, and open ones so many milliseconds from now. */
function cutAfter(ms) {
	state.cutMs = ms;
	if (ms) for (const cut of cuts) setTimeout(cut, ms);
}

function open({ port, bytesPerSecond, rttMs }) {
	const [up, down] = [0, 1].map(() => new Direction(bytesPerSecond, rttMs / 2));
	line = { up, down, target: port, state };
	setInterval(() => {
		up.tick();
		down.tick();
	}, TICK_MS);
}

process.on("message", (message) => {
	if (message.type === "open") open(message);
	if (message.type === "cut") cutAfter(message.ms);
	if (message.type === "count") process.send({ type: "count", up: line.up.delivered, ...state });
});
process.on("SIGTERM", () => process.exit(0));
server.listen(0, "localhost", () => process.send({ type: "ready", port: server.address().port }));
