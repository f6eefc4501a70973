import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "@/backend/process/config";
import { ROOT } from "../backend/bundles";
import { oncePerRun } from "../runner/once-per-run";
import { chosen } from "../runner/rounds";
import { freePorts } from "../sites/free-port";

/** The object stores of the tests; they disagree about conditional requests, as those of the world do. */
export type StoreName = "swift" | "ceph";

const STORES = {
	swift: { program: "/usr/bin/swift-proxy-server", args: ["proxy.conf"], ports: 4, key: "test:tester" },
	ceph: { program: "/usr/bin/radosgw", args: ["-f", "-n", "client.rgw"], ports: 2, key: "test" },
} as const;
const SECRET = "testing";

const wanted = chosen("TEST_STORES", "swift");

/** The stores that this run tests: Swift, which starts sooner, or those of `TEST_STORES`, if they are installed. */
export const storesUnderTest = (["swift", "ceph"] as const).filter(
	(name) => wanted.includes(name) && existsSync(STORES[name].program),
);

const PATIENCE_MS = 60_000;

async function settle(endpoint: string): Promise<void> {
	for (const end = Date.now() + PATIENCE_MS; ; await wait(100)) {
		const answer = await fetch(endpoint).catch(() => undefined);
		if (answer && answer.status < 500) return;
		if (Date.now() > end) throw new Error(`The object store at ${endpoint} doesn't start.`);
	}
}

/** Waits for a server: Swift's proxy puts those aside that refuse its first requests. */
async function untilListening(port: number): Promise<void> {
	for (const end = Date.now() + PATIENCE_MS; ; await wait(50)) {
		const socket = connect(port, "127.0.0.1");
		const isThere = await once(socket, "connect").then(
			() => true,
			() => false,
		);
		socket.destroy();
		if (isThere) return;
		if (Date.now() > end) throw new Error(`Nothing listens at port ${port}.`);
	}
}

/** Starts a store with its data in `dir`; returns its address. */
export async function startStore(name: StoreName, dir: string): Promise<string> {
	const ports = await freePorts(STORES[name].ports);
	execFileSync("sh", [join(ROOT, `tests/support/engines/${name}.sh`), dir, ...ports.map(String)], { stdio: "ignore" });
	const endpoint = `http://127.0.0.1:${ports[0]}`;
	await Promise.all(ports.map(untilListening));
	await settle(endpoint);
	return endpoint;
}

/** The process that answers requests to the store in `dir`: the last one that was started. */
export const gatewayOf = (dir: string): number =>
	Number(readFileSync(join(dir, "pids"), "utf8").trim().split("\n").at(-1));

/** Starts that process again, after its end. */
export async function restartGateway(name: StoreName, dir: string, endpoint: string): Promise<void> {
	const { program, args } = STORES[name];
	const env = {
		PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
		NODE_ENV: "test",
		CEPH_CONF: join(dir, "ceph.conf"),
		PYTHONPATH: join(ROOT, "tests/support/engines"),
		PYTHONDONTWRITEBYTECODE: "1",
	} as const;
	const child = spawn(program, args, { cwd: dir, detached: true, stdio: "ignore", env });
	await once(child, "spawn");
	child.unref();
	appendFileSync(join(dir, "pids"), `${child.pid}\n`);
	await settle(endpoint);
}

const sharedStore = (name: StoreName) =>
	oncePerRun(name, async (dir) => writeFile(join(dir, "endpoint"), await startStore(name, dir)));

/** A bucket that nobody else uses, and how to reach it. */
export interface TestBucket {
	s3: S3Config;
	bucket: string;
}

/** Creates a bucket on the run's own store, which the first call starts, or on the one at `endpoint`. */
export async function createBucket(name: StoreName, endpoint?: string): Promise<TestBucket> {
	const address = endpoint ?? (await readFile(join(await sharedStore(name), "endpoint"), "utf8"));
	const s3 = { endpoint: address, region: "us-east-1", accessKeyId: STORES[name].key, secretAccessKey: SECRET };
	const bucket = `test-${randomUUID()}`;
	const answer = await new AwsClient({ ...s3, service: "s3" }).fetch(`${address}/${bucket}`, { method: "PUT" });
	if (!answer.ok) throw new Error(`The object store answers ${answer.status} to a new bucket.`);
	return { s3, bucket };
}
