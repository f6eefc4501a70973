import type { StoreName } from "../engines/object-store";
import { freePorts } from "../sites/free-port";
import { type Site, startSite } from "../sites/site";
import { folderOf, startEngines } from "./engines";
import { startNginx } from "./nginx";

/** Starts two machines that each run a built site with its embedded backend, on common engines and behind nginx. */
export async function startMachines(name: StoreName, root: string) {
	const engines = await startEngines(name);
	const [sitePort = 0, backendPort = 0, ...ports] = await freePorts(8);
	const machinePorts = [ports.slice(0, 3), ports.slice(3)];
	const origin = `http://127.0.0.1:${sitePort}`;
	const { s3 } = engines.store;

	const start = (index: number, from: string): Promise<Site> => {
		const [port, main, eu] = (machinePorts[index] ?? []).map(String);
		return startSite(
			{
				...{ HOST: "127.0.0.1", BACKEND_HOST: "127.0.0.1", SITE_ORIGIN: origin, TRUSTED_HOPS: "1" },
				...{ PORT: String(port), BACKEND_PORT: String(main), BACKEND_EU_PORT: String(eu) },
				...{ DATABASE_URL: engines.urls.main, EU_DATABASE_URL: engines.urls.eu, DEMO_DATA: "on" },
				...{ S3_ENDPOINT: s3.endpoint, S3_REGION: s3.region, S3_BUCKET: engines.store.bucket },
				...{ S3_EU_BUCKET: engines.euStore.bucket, REDIS_URL: engines.redis.url },
				...{ S3_ACCESS_KEY_ID: s3.accessKeyId, S3_SECRET_ACCESS_KEY: s3.secretAccessKey },
				...{ FORM_SECRET: "f".repeat(32), PURGE_TOKEN: "p".repeat(16), DRAIN_SECONDS: "30" },
			},
			{ root: from },
		);
	};

	const running = [await start(0, root), await start(1, root)];
	const backends = machinePorts.map(([, main]) => `http://127.0.0.1:${main}`);
	const nginx = await startNginx(await folderOf("nginx-before-machines", name), {
		site: sitePort,
		backend: backendPort,
		sites: machinePorts.map(([port = 0]) => port),
		backends: machinePorts.map(([, main = 0]) => main),
	});
	return {
		origin,
		backends,
		databaseUrl: engines.urls.main,
		store: engines.store,
		/** Stops the machines one after the other and starts each again from another build. */
		async roll(from: string) {
			for (const [index, site] of running.entries()) {
				await site.stop();
				running[index] = await start(index, from);
			}
		},
		async close() {
			await nginx.stop();
			await Promise.all(running.map((site) => site.stop()));
			await engines.end();
		},
	};
}
