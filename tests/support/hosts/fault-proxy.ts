import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";

/** A fault of a connection. `after` counts the client's bytes, including the request's head. */
export type ConnectionFault =
	| { kind: "drop"; after: number }
	/** Falls silent without closing, as a dead radio link does. */
	| { kind: "stall"; after: number }
	| { kind: "delay"; ms: number }
	/** All of the client's bytes arrive; no response returns. */
	| { kind: "answer-lost" };

/** One connection: the bytes that passed upward, and what befalls it. */
interface Wire {
	fault: ConnectionFault | null;
	passed: number;
	/** True once the two ends no longer hear of each other. */
	isBroken: boolean;
}

const isUpload = (bytes: Buffer) => bytes.subarray(0, 5).toString("latin1") === "POST ";

/** A TCP proxy between a client and the site, on a separate port, that injects faults. */
export class FaultProxy {
	/** Faults of the uploads to come, one for each connection that carries bytes of a file; null lets it be. */
	plan: (ConnectionFault | null)[] = [];
	/** Faults that occurred. */
	readonly fired: ConnectionFault["kind"][] = [];
	bytesUp = 0;
	bytesDown = 0;
	/** After so many uploaded bytes, the connection that carries them breaks. */
	private breaksAt = Number.POSITIVE_INFINITY;
	private isCutThen = false;
	private isCut = false;
	private readonly sockets = new Set<Socket>();

	private constructor(
		private readonly server: Server,
		private readonly sitePort: number,
	) {
		server.on("connection", (client: Socket) => this.join(client));
	}

	/** Opens a proxy to a port of this machine. */
	static async open(sitePort: number): Promise<FaultProxy> {
		const server = createServer().listen(0, "localhost");
		await once(server, "listening");
		return new FaultProxy(server, sitePort);
	}

	get port(): number {
		const address = this.server.address();
		return typeof address === "object" && address ? address.port : 0;
	}

	/** Breaks all connections and accepts none until `mend`. */
	cut(): void {
		this.isCut = true;
		for (const socket of this.sockets) socket.resetAndDestroy();
	}

	/** Breaks the connection that carries so many more bytes upward, regardless of earlier ones. */
	dropAfter(bytes: number, { thenCut = false } = {}): void {
		this.breaksAt = this.bytesUp + bytes;
		this.isCutThen = thenCut;
	}

	mend(): void {
		this.isCut = false;
	}

	async close(): Promise<void> {
		const closed = once(this.server.close(), "close");
		for (const socket of this.sockets) socket.destroy();
		await closed;
	}

	private track(socket: Socket): Socket {
		this.sockets.add(socket);
		return socket.on("error", () => undefined).once("close", () => this.sockets.delete(socket));
	}

	private join(client: Socket): void {
		this.track(client);
		if (this.isCut) return void client.resetAndDestroy();
		const site = this.track(connect(this.sitePort, "localhost"));
		const wire: Wire = { fault: null, passed: 0, isBroken: false };
		client.pipe(this.upward(wire, client)).pipe(site);
		site.pipe(this.downward(wire, client)).pipe(client);
		site.once("close", () => wire.isBroken || client.destroy());
		client.once("close", () => wire.isBroken || site.destroy());
	}

	private upward(wire: Wire, client: Socket): Transform {
		const up = new Transform({
			transform: (bytes: Buffer, _encoding, done) => {
				// Browsers resend a broken call at once over another open connection.
				if (this.isCut) return void client.resetAndDestroy();
				const isFirst = wire.passed === 0;
				if (isFirst && isUpload(bytes)) wire.fault = this.plan.shift() ?? null;
				if (this.bytesUp + bytes.length > this.breaksAt) {
					up.push(this.counted(wire, bytes.subarray(0, this.breaksAt - this.bytesUp)));
					this.breaksAt = Number.POSITIVE_INFINITY;
					this.isCut ||= this.isCutThen;
					return this.breakOff(wire, "drop", up, client);
				}
				const { fault } = wire;
				if (fault && "after" in fault && wire.passed + bytes.length >= fault.after) {
					up.push(this.counted(wire, bytes.subarray(0, fault.after - wire.passed)));
					return this.breakOff(wire, fault.kind, up, client);
				}
				const pass = () => done(null, this.counted(wire, bytes));
				if (!isFirst || fault?.kind !== "delay") return pass();
				this.fired.push("delay");
				setTimeout(pass, fault.ms);
			},
		});
		return up;
	}

	private counted(wire: Wire, bytes: Buffer): Buffer {
		wire.passed += bytes.length;
		this.bytesUp += bytes.length;
		return bytes;
	}

	/** A dropped connection ends for both sides after its last bytes; a stalled one is never closed. */
	private breakOff(wire: Wire, kind: "drop" | "stall", up: Transform, client: Socket): void {
		wire.isBroken = true;
		this.fired.push(kind);
		if (kind === "stall") return;
		up.push(null);
		client.resetAndDestroy();
	}

	private downward(wire: Wire, client: Socket): Transform {
		return new Transform({
			transform: (bytes: Buffer, _encoding, done) => {
				if (wire.isBroken) return done();
				if (wire.fault?.kind === "answer-lost") {
					this.fired.push("answer-lost");
					return void client.resetAndDestroy();
				}
				this.bytesDown += bytes.length;
				done(null, bytes);
			},
		});
	}
}
