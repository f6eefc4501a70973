import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { crashServer, startServer } from "../backend/postgres";
import { type RunningBackend, startBackend } from "../backend/process";
import { gatewayOf, restartGateway, type StoreName } from "../engines/object-store";
import type { TestRedis } from "../operations/redis";
import { type Site, startSite } from "../sites/site";

/** A process or engine of a cluster that is killed or frozen. */
export interface Victim {
	name: string;
	/** Kills it at any point, and starts it again. */
	kill(): Promise<void>;
	/** Freezes it at any point, for a time in milliseconds. */
	freeze(ms: number): Promise<void>;
}

/** One that can also be restarted as an operator does it. */
export interface OwnVictim extends Victim {
	/** Stops it by SIGTERM and starts it again. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

/** Sends a signal to those of the processes that haven't ended, such as by themselves a moment ago. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
	for (const pid of pids) {
		try {
			process.kill(pid, signal);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
		}
	}
}

/** Freezes processes for a time in milliseconds. */
export async function freezeAll(pids: readonly number[], ms: number): Promise<void> {
	signalAll(pids, "SIGSTOP");
	await wait(ms);
	signalAll(pids, "SIGCONT");
}

type BackendOptions = Parameters<typeof startBackend>[0];

export async function openBackendVictim(name: string, options: BackendOptions): Promise<OwnVictim> {
	let backend: RunningBackend = await startBackend(options);
	const again = async (signal: NodeJS.Signals) => {
		await backend.kill(signal);
		backend = await startBackend(options);
	};
	return {
		name,
		kill: () => again("SIGKILL"),
		restart: () => again("SIGTERM"),
		freeze: (ms) => freezeAll([backend.pid], ms),
		stop: async () => void (await backend.stop()),
	};
}

export async function openSiteVictim(name: string, variables: Record<string, string>): Promise<OwnVictim> {
	let site: Site = await startSite(variables);
	const restart = async () => {
		await site.stop();
		site = await startSite(variables);
	};
	return {
		name,
		kill() {
			process.kill(site.pid, "SIGKILL");
			return restart();
		},
		restart,
		freeze: (ms) => freezeAll([site.pid], ms),
		stop: () => site.stop(),
	};
}

export const redisVictim = (redis: TestRedis): Victim => ({
	name: "Redis",
	async kill() {
		await redis.kill();
		await redis.restart();
	},
	async freeze(ms) {
		redis.freeze();
		await wait(ms);
		redis.resume();
	},
});

/** The running child processes of a process. */
export const childrenOf = (pid: number | undefined): number[] =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);

/** PostgreSQL's first process, and one for each connection. */
function postgresPids(dir: string): number[] {
	const first = Number(readFileSync(join(dir, "data", "postmaster.pid"), "utf8").split("\n")[0]);
	return [first, ...childrenOf(first)];
}

export const postgresVictim = (dir: string, port: number): Victim => ({
	name: "PostgreSQL",
	async kill() {
		crashServer(dir);
		startServer(dir, port);
	},
	freeze: (ms) => freezeAll(postgresPids(dir), ms),
});

export const storeVictim = (name: StoreName, dir: string, endpoint: string): Victim => ({
	name,
	async kill() {
		process.kill(gatewayOf(dir), "SIGKILL");
		await restartGateway(name, dir, endpoint);
	},
	freeze: (ms) => freezeAll([gatewayOf(dir)], ms),
});
