import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { freePorts } from "../sites/free-port";

const SERVER = "/usr/bin/redis-server";

/** Whether this machine can run a Redis server for the tests. */
export const hasRedis = existsSync(SERVER);

/** A Redis server that only its test uses, and that forgets everything when it ends. */
export interface TestRedis {
	url: string;
	/** Stops it in the middle of whatever it does; connections stay open. */
	freeze(): void;
	resume(): void;
	/** Ends it at once. */
	kill(): Promise<void>;
	/** Starts it again, empty, at the same port. */
	restart(): Promise<void>;
}

/** Starts a server and waits until it accepts connections. */
async function launch(port: number): Promise<ChildProcess> {
	const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
	const child = spawn(SERVER, settings, { stdio: ["ignore", "pipe", "ignore"] });
	for await (const line of createInterface({ input: child.stdout as NonNullable<ChildProcess["stdout"]> })) {
		if (!line.includes("Ready to accept connections")) continue;
		child.stdout?.resume();
		return child;
	}
	throw new Error(`Redis doesn't start at port ${port}.`);
}

/** Starts a Redis server on a free port. */
export async function startRedis(): Promise<TestRedis> {
	const [port = 0] = await freePorts(1);
	let child = await launch(port);
	return {
		url: `redis://127.0.0.1:${port}`,
		freeze: () => void child.kill("SIGSTOP"),
		resume: () => void child.kill("SIGCONT"),
		async kill() {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const ended = once(child, "exit");
			child.kill("SIGKILL");
			await ended;
		},
		async restart() {
			child = await launch(port);
		},
	};
}
