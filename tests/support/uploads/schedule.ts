import { CHUNK_BYTES } from "@/lib/contract/limits";
import type { HostFault } from "../hosts/fault-host";
import type { ConnectionFault } from "../hosts/fault-proxy";
import { seededNumbers } from "./schedule-random";

/** More than a part of an object store, which is six chunks. */
const LARGE_BYTES = 7_000_000;
/** More than a browser keeps a copy of. */
const LARGEST_BYTES = 26_000_000;
const SMALL = [1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1] as const;

/** Faults of whole processes or of the device. */
export type Mishap = "backend-kill" | "site-restart" | "site-kill" | "offline" | "reload";

/** One upload and everything that goes wrong with it. */
export interface Schedule {
	seed: number;
	/** Bytes of the file. */
	size: number;
	/** Slot of the form; 0 is the CV. */
	slot: number;
	/** Whether the browser's storage has room for a copy of the file. */
	hasRoom: boolean;
	/** Faults between client and site, in the order of the connections that carry bytes. */
	connections: (ConnectionFault | null)[];
	/** Faults between site and backend, by the number of the upload call from 1. */
	host: Map<number, HostFault>;
	/** Mishaps, by the number of the upload call at which they happen. */
	mishaps: Map<number, Mishap>;
}

/** The mishaps that end a process, for all uploads at that time. */
export const ENDS = ["backend-kill", "site-restart", "site-kill"] as const;

type End = (typeof ENDS)[number];

const isEnd = (mishap: Mishap): mishap is End => ENDS.some((end) => end === mishap);

/** How a schedule may end a process; at most one is drawn. */
export const endOf = ({ mishaps }: Schedule): End | undefined => [...mishaps.values()].find(isEnd);

type Random = () => number;
const pick = <T>(random: Random, list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

/** Room for a request's head before its bytes. */
const HEAD_BYTES = 600;

function connectionFault(random: Random, size: number): ConnectionFault {
	const after = 1 + upTo(random, size + HEAD_BYTES);
	return pick<() => ConnectionFault>(random, [
		() => ({ kind: "drop", after }),
		() => ({ kind: "drop", after }),
		() => ({ kind: "stall", after }),
		() => ({ kind: "delay", ms: upTo(random, 200) }),
		() => ({ kind: "answer-lost" }),
	])();
}

function hostFault(random: Random): HostFault {
	return pick<() => HostFault>(random, [
		() => ({ kind: "drop", share: random() }),
		() => ({ kind: "answer-lost" }),
		() => ({ kind: "delay", ms: upTo(random, 200) }),
		() => ({ kind: "twice" }),
		() => ({ kind: "again-later", calls: 1 + upTo(random, 4) }),
		() => ({ kind: "hang", ms: 300 + upTo(random, 700) }),
		() => ({ kind: "status", status: pick(random, [500, 502, 503]) }),
		() => ({ kind: "status", status: 503, retryAfter: 1 + upTo(random, 4) }),
	])();
}

/** The number of an upload call: among the first few of a small file, anywhere in a large one. */
const anyCall = (random: Random, size: number) => 1 + upTo(random, size < LARGE_BYTES ? 2 : size / CHUNK_BYTES);

/** Every tenth file is large, every hundredth very large, every twentieth empty. */
function sizeOf(seed: number): number {
	if (seed % 100 === 0) return LARGEST_BYTES;
	if (seed % 10 === 0) return LARGE_BYTES;
	return seed % 20 === 11 ? 0 : (SMALL[seed % SMALL.length] ?? 1);
}

/** The schedule of a seed: the same one in every run. */
export function scheduleOf(seed: number): Schedule {
	const random = seededNumbers(seed);
	const size = sizeOf(seed);
	const most = size < LARGE_BYTES ? 2 : 4;
	const times = (count: number) => Array.from({ length: upTo(random, count) });
	const connections = times(most).map(() => (random() < 0.2 ? null : connectionFault(random, size)));
	const host = new Map(times(most).map(() => [anyCall(random, size), hostFault(random)]));
	const mishaps = new Map<number, Mishap>();
	if (random() < 0.5) {
		const mishap = pick<Mishap>(random, [
			"backend-kill",
			"backend-kill",
			"site-restart",
			"site-kill",
			"offline",
			"reload",
			"reload",
			"reload",
		]);
		mishaps.set(anyCall(random, size), mishap);
	}
	if (random() < 0.3) mishaps.set(anyCall(random, size), "reload");
	const slot = size > 1 && size < LARGE_BYTES && random() < 0.2 ? 0 : 1;
	const hasRoom = size < CHUNK_BYTES || random() < 0.7;
	return { seed, size, slot, hasRoom, connections, host, mishaps };
}
