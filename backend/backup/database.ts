import { execFile } from "node:child_process";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
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

/** Runs one of PostgreSQL's own programs. Throws one line that says what is missing. */
async function postgres(program: string, args: string[]): Promise<void> {
	try {
		await run(program, args);
	} catch (error) {
		const { code, stderr = "" } = error as { code?: unknown; stderr?: string };
		if (code === "ENOENT") throw new Error(`${program} is missing; install PostgreSQL's client programs.`);
		throw new Error(`${program} failed: ${stderr.trim().split("\n").at(-1)}`);
	}
}

/** Writes a copy of the database as it is at one moment, while others go on writing. */
export async function saveDatabase({ databaseUrl, file }: DatabasePlace, target: string): Promise<void> {
	if (databaseUrl) return postgres("pg_dump", ["--format=custom", "--no-owner", `--file=${target}`, databaseUrl]);
	const database = new Database(file, { fileMustExist: true } as never);
	try {
		database.prepare("vacuum into ?").run(target);
	} finally {
		database.close();
	}
}

/** Whether a database has anything in it, so that a restore would mix two sites. */
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

/** Fills an empty database with a saved one. */
export async function restoreDatabase({ databaseUrl, file }: DatabasePlace, saved: string): Promise<void> {
	if (databaseUrl)
		return postgres("pg_restore", [
			"--no-owner",
			"--exit-on-error",
			"--single-transaction",
			`--dbname=${databaseUrl}`,
			saved,
		]);
	await mkdir(dirname(file), { recursive: true, mode: 0o700 });
	await copyFile(saved, file);
}
