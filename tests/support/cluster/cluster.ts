import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreName, TestBucket } from "../engines/object-store";
import { hostVariables } from "../hosts/stub-host";
import { freePorts } from "../sites/free-port";
import { folderOf, startEngines } from "./engines";
import { startNginx } from "./nginx";
import {
	type OwnVictim,
	openBackendVictim,
	openSiteVictim,
	postgresVictim,
	redisVictim,
	storeVictim,
	type Victim,
} from "./victims";

/** Two sites and two backends behind nginx, on a PostgreSQL server, a Redis and an object store of their own. */
export interface Cluster {
	/** The address of the sites. */
	origin: string;
	/** The addresses of the backends. */
	backends: readonly string[];
	databaseUrl: string;
	store: TestBucket;
	/** What may be killed and frozen. */
	victims: readonly Victim[];
	/** The sites and backends. */
	own: readonly OwnVictim[];
	close(): Promise<void>;
}

const SECRETS = { FORM_SECRET: "f".repeat(32), PURGE_TOKEN: "p".repeat(16) };

/** Starts a cluster on new engines. */
export async function startCluster(name: StoreName): Promise<Cluster> {
	const dir = await mkdtemp(join(tmpdir(), "cluster-"));
	const engines = await startEngines(name);
	const { postgres, port, storeDir, endpoint, urls, store, euStore, redis } = engines;
	const [sitePort = 0, backendPort = 0, site1 = 0, site2 = 0, ...ports] = await freePorts(8);
	const backendPorts = [
		{ main: ports[0] ?? 0, eu: ports[1] ?? 0 },
		{ main: ports[2] ?? 0, eu: ports[3] ?? 0 },
	];
	const origin = `http://127.0.0.1:${sitePort}`;
	const backends = await Promise.all(
		backendPorts.map((own, index) =>
			openBackendVictim(`backend ${index + 1}`, {
				dataDir: join(dir, `backend-${index + 1}`),
				host: "127.0.0.1",
				ports: own,
				databaseUrls: urls,
				siteOrigin: origin,
				redisUrl: redis.url,
				s3: { ...store.s3, buckets: [store.bucket, euStore.bucket] },
			}),
		),
	);
	const nginx = await startNginx(await folderOf("nginx", name), {
		site: sitePort,
		backend: backendPort,
		sites: [site1, site2],
		backends: backendPorts.map(({ main }) => main),
	});
	const sites = await Promise.all(
		[site1, site2].map((own, index) =>
			openSiteVictim(`site ${index + 1}`, {
				...hostVariables(`http://127.0.0.1:${backendPort}`),
				...SECRETS,
				REDIS_URL: redis.url,
				HOST: "127.0.0.1",
				PORT: String(own),
				SITE_ORIGIN: origin,
				TRUSTED_HOPS: "1",
				UPLOAD_ENCODING: "binary",
				IDEMPOTENCY_KEYS: "honoured",
				LOG_LEVEL: "silent",
				DRAIN_SECONDS: "30",
			}),
		),
	);
	const own = [...sites, ...backends];
	return {
		origin,
		backends: backendPorts.map(({ main }) => `http://127.0.0.1:${main}`),
		databaseUrl: urls.main,
		store,
		victims: [...own, nginx, postgresVictim(postgres, port), storeVictim(name, storeDir, endpoint), redisVictim(redis)],
		own,
		async close() {
			// First the processes that hold connections to the others.
			await nginx.stop();
			await Promise.all(own.map((victim) => victim.stop()));
			await engines.end();
			await rm(dir, { recursive: true, force: true });
		},
	};
}
