import { rmSync } from "node:fs";
import { join } from "node:path";
import { seededDataDir } from "../backend/seeded-data";
import { FaultProxy } from "../hosts/fault-proxy";
import { freePorts } from "./free-port";
import { type Site, startSite } from "./site";

/** A site that browsers reach over a line which counts their bytes, and which can be stopped and started again. */
export interface ProxiedSite {
	proxy: FaultProxy;
	/** The site as it runs now; its origin is the line's. */
	site(): Site;
	/** Starts it again where it was, with its data. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

export async function startProxiedSite(variables: Record<string, string> = {}): Promise<ProxiedSite> {
	const [port = 0] = await freePorts(1);
	const proxy = await FaultProxy.open(port);
	const dataDir = await seededDataDir(join(process.cwd(), ".build/backend.mjs"));
	const start = async (): Promise<Site> => {
		const place = { PORT: String(port), SITE_ORIGIN: `http://localhost:${proxy.port}`, DATA_DIR: dataDir };
		return { ...(await startSite({ ...variables, ...place })), dataDir };
	};
	let site = await start();
	return {
		proxy,
		site: () => site,
		async restart() {
			await site.stop();
			site = await start();
		},
		async stop() {
			await site.stop();
			await proxy.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
