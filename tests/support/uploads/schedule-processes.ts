import { rm } from "node:fs/promises";
import { type RunningBackend, startBackend } from "../backend/process";
import { seededDataDir } from "../backend/seeded-data";
import { FaultHost } from "../hosts/fault-host";
import { hostVariables } from "../hosts/stub-host";
import { freePorts } from "../sites/free-port";
import { type Site, startSite } from "../sites/site";
import { Gathering } from "./gathering";

/** The built site and a backend, each in a process of its own that can end and come back while the other stays. */
export class UploadProcesses {
	/** Ends of processes so far; each may cost any upload under way some bytes, until the process runs again. */
	ends = 0;
	/** Those after which the process runs again. */
	returns = 0;
	private ending: Promise<void> = Promise.resolve();
	/** What ends a process, and starts it again at the same place and on the same data. */
	readonly gatherings = {
		"backend-kill": new Gathering(() => this.killBackend()),
		"site-restart": new Gathering(() => this.restartSite("SIGTERM")),
		"site-kill": new Gathering(() => this.restartSite("SIGKILL")),
	};

	private constructor(
		readonly dataDir: string,
		readonly sitePort: number,
		readonly host: FaultHost,
		private readonly backendPorts: { main: number; eu: number },
		private backend: RunningBackend,
		private site: Site,
	) {}

	static async start(): Promise<UploadProcesses> {
		const dataDir = await seededDataDir();
		const [sitePort = 0, main = 0, eu = 0] = await freePorts(3);
		const host = await FaultHost.open(`http://localhost:${main}`);
		const backend = await startBackend({ dataDir, ports: { main, eu } });
		const site = await startSite(settings(sitePort, host));
		return new UploadProcesses(dataDir, sitePort, host, { main, eu }, backend, site);
	}

	get origin(): string {
		return this.site.origin;
	}

	private killBackend(): Promise<void> {
		return this.oneAfterTheOther(async () => {
			await this.backend.kill("SIGKILL");
			this.backend = await startBackend({ dataDir: this.dataDir, ports: this.backendPorts });
		});
	}

	private restartSite(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
		return this.oneAfterTheOther(async () => {
			if (signal === "SIGKILL") process.kill(this.site.pid, "SIGKILL");
			await this.site.stop();
			this.site = await startSite(settings(this.sitePort, this.host));
		});
	}

	/** Ends the processes and leaves their data for a look at it. */
	async stop(): Promise<void> {
		await this.ending;
		await this.site.stop();
		await this.backend.stop();
		await this.host.close();
	}

	clear(): Promise<void> {
		return rm(this.dataDir, { recursive: true, force: true });
	}

	private oneAfterTheOther(end: () => Promise<void>): Promise<void> {
		this.ending = this.ending.then(async () => {
			this.ends += 1;
			await end();
			this.returns += 1;
		});
		return this.ending;
	}
}

const settings = (port: number, host: FaultHost) => ({
	...hostVariables(host.origin),
	PORT: String(port),
	SITE_ORIGIN: `http://localhost:${port}`,
	UPLOAD_ENCODING: "binary",
	DRAIN_SECONDS: "1",
	LOG_LEVEL: "silent",
});
