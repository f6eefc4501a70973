import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";

/** SHA-256 of each finished file that the backend of a data folder keeps under this name, read from its disk. */
export function storedHashes(dataDir: string, fileName: string, region: "main" | "eu" = "main"): string[] {
	const database = new Database(join(dataDir, region, "database.sqlite"), { readonly: true });
	try {
		const rows: unknown[] = database.prepare("select filepath from uploads where file_name = ?").all(fileName);
		return rows.flatMap((row) => {
			const isRow = typeof row === "object" && row !== null && "filepath" in row;
			const path = join(dataDir, region, "files", isRow ? String(row.filepath) : "");
			return isRow && existsSync(path) ? createHash("sha256").update(readFileSync(path)).digest("hex") : [];
		});
	} finally {
		database.close();
	}
}
