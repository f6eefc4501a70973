import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
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
	swift: { program: "/usr/bin/swift-proxy-server", ports: 4, key: "test:tester", secret: "testing" },
	ceph: { program: "/usr/bin/radosgw", ports: 2, key: "test", secret: "testing" },
} as const;

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

const start = (name: StoreName) => async (dir: string) => {
	const ports = await freePorts(STORES[name].ports);
	execFileSync("sh", [join(ROOT, `tests/support/engines/${name}.sh`), dir, ...ports.map(String)], { stdio: "ignore" });
	const endpoint = `http://127.0.0.1:${ports[0]}`;
	await settle(endpoint);
	await writeFile(join(dir, "endpoint"), endpoint);
};

/** The folder of the run's own store, with its log files and `pids`. The first call starts it. */
export const storeFolder = (name: StoreName): Promise<string> => oncePerRun(name, start(name));

/** A bucket that nobody else uses, and how to reach it. */
export interface TestBucket {
	s3: S3Config;
	bucket: string;
}

/** Creates a bucket on the run's own store. */
export async function createBucket(name: StoreName): Promise<TestBucket> {
	const endpoint = await readFile(join(await storeFolder(name), "endpoint"), "utf8");
	const { key: accessKeyId, secret: secretAccessKey } = STORES[name];
	const bucket = `test-${randomUUID()}`;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region: "us-east-1", service: "s3" });
	const answer = await client.fetch(`${endpoint}/${bucket}`, { method: "PUT" });
	if (!answer.ok) throw new Error(`The object store answers ${answer.status} to a new bucket.`);
	return { s3: { endpoint, region: "us-east-1", accessKeyId, secretAccessKey }, bucket };
}
