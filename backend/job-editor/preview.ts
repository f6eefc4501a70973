import { PREVIEW_START } from "../../lib/contract/preview-code";
import type { Deps } from "../deps";
import type { ImportedJob } from "../job-import/imported-job";
import { jobRow } from "../job-import/plan/job-row";
import { previewEnd, previewName } from "../store/preview-name";
import type { CompanyRow, JobRow } from "../store/schema";

interface Previewed {
	company: CompanyRow;
	job: ImportedJob;
	stored: JobRow | undefined;
}

/** Stores a preview of a job for a day, and returns the code of its page on the site. */
export async function createPreview(
	{ store, region, now }: Pick<Deps, "store" | "region" | "now">,
	{ company, job, stored }: Previewed,
): Promise<string> {
	const code = `${PREVIEW_START}${previewName()}${region === "eu" ? "+EU" : ""}`;
	const at = now();
	const place = { id: stored?.id ?? 0, company_id: company.id, slug: "", open_code: code };
	// A closed job is shown as if it were open.
	const opened = stored && { ...stored, state: "open" as const };
	const { row } = jobRow({ job, place }, opened, { now: at, isWhole: true });
	await store
		.insertInto("job_previews")
		.values({
			code_key: code.toLowerCase(),
			company_id: company.id,
			job: JSON.stringify({ ...row, published_at: row.published_at ?? at.toISOString() }),
			expires_at: previewEnd(at),
		})
		.execute();
	return code;
}
