import { join } from "node:path";
import Database from "libsql";
import type { Site } from "../sites/site";

/** The values of an application in the backend's database, by its interview code. */
export function storedApplication(site: Site, interviewCode: string, region: "main" | "eu" = "main") {
	const database = new Database(join(site.dataDir, region, "database.sqlite"), { readonly: true });
	try {
		const row = database
			.prepare(
				"select applications.payload from applications join interview_codes on interview_codes.application_id = applications.id where interview_codes.code = ?",
			)
			.get(interviewCode) as { payload: string } | undefined;
		if (!row) throw new Error(`there is no application behind ${interviewCode}`);
		return JSON.parse(row.payload);
	} finally {
		database.close();
	}
}
