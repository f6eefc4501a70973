import { rmSync } from "node:fs";
import { join } from "node:path";
import { seededDataDir } from "../backend/seeded-data";
import { FaultLine } from "../hosts/fault-line";
import { freePorts } from "./free-port";
import { type Site, startSite } from "./site";

/** A site that browsers reach over a line which counts their bytes, and which can be stopped and started again. */
export interface LinedSite {
	line: FaultLine;
	/** The site as it runs now; its origin is the line's. */
	site(): Site;
	/** Starts it again where it was, with its data. */
	restart(): Promise<void>;
	stop(): Promise<void>;
}

export async function startLinedSite(variables: Record<string, string> = {}): Promise<LinedSite> {
	const [port = 0] = await freePorts(1);
	const line = await FaultLine.open(port);
	const dataDir = await seededDataDir(join(process.cwd(), ".build/backend.mjs"));
	const start = async (): Promise<Site> => {
		const place = { PORT: String(port), SITE_ORIGIN: `http://localhost:${line.port}`, DATA_DIR: dataDir };
		return { ...(await startSite({ ...variables, ...place })), dataDir };
	};
	let site = await start();
	return {
		line,
		site: () => site,
		async restart() {
			await site.stop();
			site = await start();
		},
		async stop() {
			await site.stop();
			await line.close();
			rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
