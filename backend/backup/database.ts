import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import Database from "libsql";
import pg from "pg";

/** Where a region's database is. */
export interface DatabasePlace {
	/** PostgreSQL, if there is an address; else SQLite in `file`. */
	databaseUrl: string | undefined;
	file: string;
}

const run = promisify(execFile);

/**
 * Calls `work` with a database's address without its password, which a file holds that only this process's user can
 * read: other users can read the arguments of programs.
 */
async function withoutPassword(databaseUrl: string, work: (address: string) => Promise<void>): Promise<void> {
	const url = new URL(databaseUrl);
	if (!url.password) return work(databaseUrl);
	const folder = await mkdtemp(join(tmpdir(), "backup-"));
	try {
		const password = decodeURIComponent(url.password).replace(/[\\:]/g, "\\$&");
		const passfile = join(folder, "passwords");
		await writeFile(passfile, `*:*:*:*:${password}\n`, { mode: 0o600 });
		url.password = "";
		url.searchParams.set("passfile", passfile);
		await work(url.href);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Runs one of PostgreSQL's own programs. Throws a one-line error that says what is missing. */
async function postgres(program: string, args: string[]): Promise<void> {
	try {
		await run(program, args);
	} catch (error) {
		const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
		if (code === "ENOENT") throw new Error(`${program} is missing; install PostgreSQL's client programs.`);
		throw new Error(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
	}
}

/** Writes a consistent copy of the database while other processes keep writing. */
export async function saveDatabase({ databaseUrl, file }: DatabasePlace, target: string): Promise<void> {
	if (databaseUrl) {
		const options = ["--format=custom", "--no-owner", `--file=${target}`];
		return withoutPassword(databaseUrl, (address) => postgres("pg_dump", [...options, address]));
	}
	const database = new Database(file, { fileMustExist: true } as never);
	try {
		database.prepare("vacuum into ?").run(target);
	} finally {
		database.close();
	}
}

/** Whether a database contains data; a restore would then mix two sites. */
export async function hasData({ databaseUrl }: DatabasePlace): Promise<boolean> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query(
			"select 1 from information_schema.tables where table_schema = 'public' limit 1",
		);
		return rows.length > 0;
	} finally {
		await client.end();
	}
}

/** Restores a saved database into an empty one. */
export async function restoreDatabase({ databaseUrl, file }: DatabasePlace, saved: string): Promise<void> {
	if (databaseUrl) {
		const options = ["--no-owner", "--exit-on-error", "--single-transaction"];
		return withoutPassword(databaseUrl, (address) =>
			postgres("pg_restore", [...options, `--dbname=${address}`, saved]),
		);
	}
	await mkdir(dirname(file), { recursive: true, mode: 0o700 });
	await copyFile(saved, file);
}
