import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

/** The file in a folder whose lock says that a process works on the folder. */
export const IN_USE = "in-use";

const PRIVATE_DIR = 0o700;
const PRIVATE = 0o600;

/** A backend that was let go of finishes its requests first; most have none, milliseconds. */
const PATIENCE_MS = 2_000;

/** Collected as garbage, a database would lose its lock. */
const held: Database.Database[] = [];

/**
 * Takes a data folder for this process, until it ends in any way: the lock is the system's, so a killed process leaves
 * none behind. Throws one line if another backend works on the folder.
 */
export function takeDataFolder(dataDir: string): void {
	mkdirSync(dataDir, { recursive: true, mode: PRIVATE_DIR });
	const file = join(dataDir, IN_USE);
	closeSync(openSync(file, "a", PRIVATE));
	const lock = new Database(file);
	lock.pragma(`busy_timeout = ${PATIENCE_MS}`);
	try {
		lock.exec("begin immediate");
	} catch (error) {
		if (!(error instanceof Database.SqliteError) || error.code !== "SQLITE_BUSY") throw error;
		throw new Error(
			`Another site works on the data in ${dataDir}. Stop that one, or set DATA_DIR to a folder of this site's own.`,
		);
	}
	held.push(lock);
}

/** Says, until this process ends, that it runs from a build, together with others that do. */
export function shareBuild(buildDir: string): void {
	const file = join(buildDir, IN_USE);
	if (!existsSync(file)) return;
	const lock = new Database(file, { readonly: true });
	lock.exec("begin");
	// The lock comes with the first look into the file.
	lock.prepare("select count(*) from sqlite_master").get();
	held.push(lock);
}
