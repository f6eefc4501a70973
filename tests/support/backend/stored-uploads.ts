import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

/** The finished files with this name in a backend's data folder, read from its disk. */
export function storedFiles(dataDir: string, fileName: string, region: "main" | "eu" = "main"): Buffer[] {
	const database = new Database(join(dataDir, region, "database.sqlite"), { readonly: true });
	try {
		const rows: unknown[] = database.prepare("select filepath from uploads where file_name = ?").all(fileName);
		return rows.flatMap((row) => {
			const isRow = typeof row === "object" && row !== null && "filepath" in row;
			const path = join(dataDir, region, "files", isRow ? String(row.filepath) : "");
			return isRow && existsSync(path) ? [readFileSync(path)] : [];
		});
	} finally {
		database.close();
	}
}

/** SHA-256 of each of these files. */
export const storedHashes = (dataDir: string, fileName: string, region: "main" | "eu" = "main"): string[] =>
	storedFiles(dataDir, fileName, region).map((bytes) => createHash("sha256").update(bytes).digest("hex"));
