import { crashServer, createDatabaseAt, newServer } from "../backend/postgres";
import { createBucket, gatewayOf, type StoreName, startStore } from "../engines/object-store";
import { startRedis } from "../operations/redis";
import { oncePerRun } from "../runner/once-per-run";

/** A folder whose servers are stopped after the run in any case. */
export const folderOf = (what: string, name: StoreName) => oncePerRun(`cluster-${what}-${name}`, async () => undefined);

/** Starts PostgreSQL, an object store and Redis, with a database and a bucket for each region. */
export async function startEngines(name: StoreName) {
	const [postgres, storeDir] = [await folderOf("postgres", name), await folderOf("store", name)];
	const port = await newServer(postgres);
	const endpoint = await startStore(name, storeDir);
	const urls = await Promise.all(["main", "eu"].map((region) => createDatabaseAt(port, region)));
	const buckets = await Promise.all([createBucket(name, endpoint), createBucket(name, endpoint)]);
	const [[main = "", eu = ""], [store, euStore]] = [urls, buckets];
	if (!store || !euStore) throw new Error("There are two buckets.");
	const redis = await startRedis();
	return {
		postgres,
		port,
		storeDir,
		endpoint,
		urls: { main, eu },
		store,
		euStore,
		redis,
		async end() {
			await redis.kill();
			crashServer(postgres);
			process.kill(gatewayOf(storeDir), "SIGKILL");
		},
	};
}
