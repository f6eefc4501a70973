import { COMPANY_PREVIEW_START } from "../../../lib/contract/preview-code";
import type { Deps } from "../../deps";
import { previewEnd, previewName } from "../../store/preview-name";
import type { CompanyRow } from "../../store/schema";
import type { CompanyColumns } from "./check-company";

/** Stores a preview of a company's page for a day, and returns the slug of its page on the site. */
export async function createCompanyPreview(
	{ store, now }: Pick<Deps, "store" | "now">,
	company: CompanyRow,
	columns: CompanyColumns,
): Promise<string> {
	const slug = COMPANY_PREVIEW_START + previewName().toLowerCase();
	await store
		.insertInto("company_previews")
		.values({
			slug,
			company_id: company.id,
			company: JSON.stringify({ ...company, ...columns }),
			expires_at: previewEnd(now()),
		})
		.execute();
	return slug;
}
