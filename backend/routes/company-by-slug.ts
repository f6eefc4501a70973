import { readTexts, toBrand } from "../company/brand";
import { Problem } from "../http/problem";
import { readContent } from "../job/content";
import { absolute } from "../media/absolute";
import { findCompanyBySlug } from "../store/queries/companies";
import { findOpenJobs } from "../store/queries/jobs";
import { findCompanyPreview } from "../store/queries/previews";
import type { JobRow } from "../store/schema";
import type { Handler } from "./handler";

function toListedJob({ id, title, due_date, slug, open_code, content }: JobRow) {
	const { jobType, city, timezone, show_due_date } = readContent(content);
	const shown = show_due_date === 0 ? undefined : (due_date ?? undefined);
	return { id, title, jobType, city, due_date: shown, timezone, slug, open_code };
}

/** A public company, or the preview of its page, with the jobs that are open at this moment, the newest first. */
export const companyBySlug: Handler<"companyBySlug"> = async ({ params }, { store, publicUrl, now }) => {
	const { companySlug } = params;
	const published = await findCompanyBySlug(store, companySlug);
	const preview = published ? undefined : await findCompanyPreview(store, companySlug, now().toISOString());
	const company = published ?? preview;
	if (!company) throw new Problem(404, "There is no such company.");
	const jobs = await findOpenJobs(store, company.id, now().toISOString());
	return {
		company: toBrand(company, publicUrl),
		jobs: jobs.map(toListedJob),
		about: company.about ?? undefined,
		features: readTexts(company.features),
		color: company.brand_color ?? undefined,
		backgroundImage: absolute(publicUrl, company.background_image),
		social_media: readTexts(company.social_media),
		unlisted: company.listed && !preview ? undefined : 1,
		preview: preview && 1,
	};
};
