import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Database from "libsql";

/** SHA-256 of a file in the backend's data folder, lower-case hex; undefined when there is no such file. */
export async function storedHash(dataDir: string, filepath: string): Promise<string | undefined> {
	try {
		return createHash("sha256")
			.update(await readFile(join(dataDir, "main", "files", filepath)))
			.digest("hex");
	} catch {
		return undefined;
	}
}

/** How many complete files of each name the backend's database holds. */
export function storedCounts(dataDir: string): Map<string, number> {
	const database = new Database(join(dataDir, "main", "database.sqlite"), { readonly: true });
	try {
		const rows: unknown[] = database
			.prepare("select file_name, count(*) from uploads where sha256 is not null group by file_name")
			.raw()
			.all();
		const pairs = rows.map((row): [string, number] =>
			Array.isArray(row) ? [String(row[0]), Number(row[1])] : ["", 0],
		);
		return new Map(pairs);
	} finally {
		database.close();
	}
}
