import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { crashServer, createDatabaseAt, newServer } from "../backend/postgres";
import { seededDataDir } from "../backend/seeded-data";
import { type SmtpSink, startSmtpSink } from "../backend/smtp-sink";
import { hostVariables } from "../hosts/stub-host";
import { oncePerRun } from "../runner/once-per-run";
import { freePorts } from "../sites/free-port";
import type { Place } from "./candidate";
import { type OwnVictim, openBackendVictim, openSiteVictim, postgresVictim, type Victim } from "./victims";

/** One site and one backend, each in its own process, with a mail server that keeps what it gets. */
export interface Solo extends Place {
	dataDir: string;
	/** The main region's database; undefined for SQLite. */
	databaseUrl: string | undefined;
	mails: SmtpSink;
	victims: readonly Victim[];
	backend: OwnVictim;
	close(): Promise<void>;
}

interface Options {
	engine?: "SQLite" | "PostgreSQL";
	/** Where its data is; it must be seeded. */
	dataDir?: string;
	/** A script that the backend loads first. */
	preload?: string;
}

async function ownPostgres() {
	const dir = await oncePerRun(`solo-postgres-${randomUUID()}`, async () => undefined);
	const port = await newServer(dir);
	const [main = "", eu = ""] = await Promise.all(["main", "eu"].map((region) => createDatabaseAt(port, region)));
	return { urls: { main, eu }, victim: postgresVictim(dir, port), stop: () => crashServer(dir) };
}

export async function openSolo({ engine = "SQLite", dataDir: own, preload }: Options = {}): Promise<Solo> {
	const dataDir = own ?? (await seededDataDir());
	const postgres = engine === "PostgreSQL" ? await ownPostgres() : undefined;
	const mails = await startSmtpSink();
	const [port = 0, main = 0, eu = 0] = await freePorts(3);
	const origin = `http://localhost:${port}`;
	const backend = await openBackendVictim("the backend", {
		dataDir,
		preload,
		ports: { main, eu },
		databaseUrls: postgres?.urls,
		siteOrigin: origin,
		smtpUrl: mails.url,
	});
	const site = await openSiteVictim("the site", {
		...hostVariables(`http://localhost:${main}`, `http://localhost:${eu}`),
		PORT: String(port),
		UPLOAD_ENCODING: "binary",
		IDEMPOTENCY_KEYS: "honoured",
		LOG_LEVEL: "silent",
		DRAIN_SECONDS: "5",
	});
	return {
		origin,
		backends: [`http://localhost:${main}`],
		dataDir,
		databaseUrl: postgres?.urls.main,
		mails,
		backend,
		victims: [site, backend, ...(postgres ? [postgres.victim] : [])],
		async close() {
			await site.stop();
			await backend.stop();
			await mails.close();
			postgres?.stop();
			if (!own) await rm(dataDir, { recursive: true, force: true });
		},
	};
}

export const filesDirOf = (dataDir: string) => join(dataDir, "main", "files");
