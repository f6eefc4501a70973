import { RETENTION_MONTHS } from "../company/retention-months";
import { closesAt } from "../job/closes-at";
import type { JobContent } from "../job/content";
import type { BlogItemRow, CompanyRow, DocumentRequestRow, JobRow } from "../store/schema";
import { titleKey } from "../store/title-key";
import type { CompanyShow, SeedArticle, SeedCompany, SeedJob, SeedRequest } from "./entry";

const DAY_MS = 86_400_000;

/** The moment so many days before `now`, or after it where the number is negative. */
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** A due date so many days from `now`, and the moment at which it ends in the job's time zone. */
function dueColumns(now: Date, days: number, { timezone }: JobContent) {
	const due_date = daysBefore(now, -days).slice(0, 10);
	return { due_date, closes_at: closesAt(due_date, timezone) };
}

const listText = (texts: readonly string[] = []) => (texts.length > 0 ? JSON.stringify(texts) : null);

/** The content of a company's public page beside its brand, as columns. */
export const toShowColumns = ({ features, backgroundImage, networks, about }: CompanyShow) => ({
	features: listText(features),
	background_image: backgroundImage ?? null,
	social_media: listText(networks),
	about: about ?? null,
});

export function toCompanyRow({ show = {}, isUnlisted = false, ...company }: SeedCompany): CompanyRow {
	const listed = Number(!isUnlisted);
	const shown = { ...toShowColumns(show), listed, retention_months: RETENTION_MONTHS };
	return { ...company, title_key: titleKey(company.title), ...shown };
}

/** An article's rows, one in each language, its days counted from `now`. */
export function toBlogRows({ item, publishedDaysAgo, en, id }: SeedArticle, now: Date): BlogItemRow[] {
	const shared = { item, thumbnail: `/media/blog-${item}.svg`, published_at: daysBefore(now, publishedDaysAgo) };
	return [
		{ ...shared, language: "en", ...en },
		{ ...shared, language: "id", ...id },
	];
}

/** A job's row, its days counted from `now`. */
export function toJobRow(job: SeedJob, now: Date): JobRow {
	const published = daysBefore(now, job.publishedDaysAgo);
	return {
		id: job.id,
		company_id: job.companyId,
		open_code: job.openCode,
		open_code_key: job.openCode.toLowerCase(),
		slug: job.slug,
		title: job.title,
		...dueColumns(now, job.dueInDays, job.content),
		published_at: published,
		updated_at: published,
		invite: Number(job.invite),
		email_required: Number(job.emailRequired),
		require_cv: Number(job.requireCv),
		compliance_required: Number(Boolean(job.content.compliance)),
		no_assessment: Number(job.noAssessment ?? false),
		state: "open",
		unlisted: 0,
		notices: "now",
		content: JSON.stringify(job.content),
	};
}

/** A document request's row, its days counted from `now`. */
export function toRequestRow({ job, submitted, ...request }: SeedRequest, now: Date): DocumentRequestRow {
	const { id, companyId, openCode } = job;
	const handedIn = submitted && {
		company_id: String(companyId),
		job_id: String(id),
		interview_code: openCode,
		document_candidate: submitted.documents,
	};
	return {
		hash: request.hash,
		company_id: companyId,
		job_id: id,
		candidate_name: request.candidateName,
		document_list: JSON.stringify(request.documents),
		...dueColumns(now, request.dueInDays, job.content),
		submitted_at: submitted ? daysBefore(now, submitted.daysAgo) : null,
		payload: handedIn ? JSON.stringify(handedIn) : null,
		created_at: daysBefore(now, request.createdDaysAgo),
		delete_at: null,
	};
}
