import { titleKey } from "../companies/title-key";
import { closesAt } from "../jobs/closes-at";
import type { CompanyRow, JobRow } from "../store/schema";
import type { CompanyShow, SeedCompany, SeedJob } from "./entry";

const DAY_MS = 86_400_000;

const listText = (texts: readonly string[] = []) => (texts.length > 0 ? JSON.stringify(texts) : null);

/** What a company's public page shows besides its brand, as columns. */
export const toShowColumns = ({ features, backgroundImage, networks }: CompanyShow) => ({
	features: listText(features),
	background_image: backgroundImage ?? null,
	social_media: listText(networks),
});

export function toCompanyRow({ show = {}, ...company }: SeedCompany): CompanyRow {
	return { ...company, title_key: titleKey(company.title), ...toShowColumns(show) };
}

/** A job's row, its days counted from `now`. */
export function toJobRow(job: SeedJob, now: Date): JobRow {
	const published = new Date(now.getTime() - job.publishedDaysAgo * DAY_MS).toISOString();
	const dueDate = new Date(now.getTime() + job.dueInDays * DAY_MS).toISOString().slice(0, 10);
	return {
		id: job.id,
		company_id: job.companyId,
		open_code: job.openCode,
		open_code_key: job.openCode.toLowerCase(),
		slug: job.slug,
		title: job.title,
		due_date: dueDate,
		closes_at: closesAt(dueDate, job.content.timezone),
		published_at: published,
		updated_at: published,
		invite: Number(job.invite),
		email_required: Number(job.emailRequired),
		require_cv: Number(job.requireCv),
		compliance_required: Number(Boolean(job.content.compliance)),
		no_assessment: Number(job.noAssessment ?? false),
		content: JSON.stringify(job.content),
	};
}
