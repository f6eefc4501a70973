import type { LookupAddress } from "node:dns";
import { type LookupFunction, Socket } from "node:net";

/**
 * Records every connection that this process tries to open from now on, as `address:port`, until the mocks are
 * restored. Looking a name up is no attempt.
 */
export function watchConnections(): string[] {
	const attempts: string[] = [];
	const connect = Socket.prototype.connect;
	jest.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...args: unknown[]) {
		this.on("connectionAttempt", (address: string, port: number) => attempts.push(`${address}:${port}`));
		return Reflect.apply(connect, this, args);
	});
	return attempts;
}

interface Target {
	host: string;
	port: number;
	lookup: LookupFunction;
}

/** Lets sockets find out the addresses that they would connect to, records these, and ends them there. */
export function stopConnections(): string[] {
	const targets: string[] = [];
	jest.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...args: unknown[]) {
		// Node hands over its own list of arguments as the first one; the options are the first of these.
		const [{ host, port, lookup }] = args[0] as [Target];
		// Else what is written meanwhile would fail.
		Reflect.set(this, "connecting", true);
		setImmediate(() =>
			lookup(host, { all: true }, (error, found) => {
				for (const { address } of error ? [] : (found as LookupAddress[])) targets.push(`${address}:${port}`);
				this.destroy(error ?? new Error("stopped"));
			}),
		);
		return this;
	});
	return targets;
}
