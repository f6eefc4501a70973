import type { z } from "zod";
import type { jobDetail } from "../../lib/contract/schemas/job";
import type { JobWithCompany } from "../store/queries/jobs";
import type { CompanyRow } from "../store/schema";
import { readContent } from "./content";

/** A path on this backend as an address; full addresses stay as they are. */
export const absolute = (publicUrl: string, place: string | null | undefined) =>
	place?.startsWith("/") ? `${publicUrl}${place}` : (place ?? undefined);

/** A company in the names of the contract; what it lacks is left out. */
const toBrand = (company: CompanyRow, publicUrl: string) => ({
	id: company.id,
	title: company.title,
	website: company.website ?? undefined,
	logoUrl: absolute(publicUrl, company.logo),
	city: company.city ?? undefined,
	country: company.country ?? undefined,
	slug: company.slug,
	font_color: company.font_color ?? undefined,
	brand_color: company.brand_color ?? undefined,
});

/** The answer of the job detail calls, from stored rows; two lists are JSON text, as at other hosts. */
export function toJobDetail({ job, company }: JobWithCompany, publicUrl: string): z.input<typeof jobDetail> {
	const { additionalField, gdpr_text, gdpr_aggrement_text, compliance, call_action_message, ...rest } = readContent(
		job.content,
	);
	const { show_due_date, translation, listed, introduction_video: video, ...shown } = rest;
	return {
		company: toBrand(company, publicUrl),
		job: {
			...shown,
			id: job.id,
			title: job.title,
			slug: job.slug,
			open_code: job.open_code,
			due_date: job.due_date ?? undefined,
			published_at: job.published_at ?? undefined,
			updated_at: job.updated_at,
			email_required: job.email_required,
			requireCv: job.require_cv,
			document_list: JSON.stringify(shown.document_list),
			social_media: JSON.stringify(shown.social_media),
			header_image: absolute(publicUrl, shown.header_image),
			introduction_video: video && { ...video, job_video_url: absolute(publicUrl, video.job_video_url) },
		},
		additionalField,
		gdpr_text,
		gdpr_aggrement_text,
		compliance,
		call_action_message,
		show_due_date,
		invite: job.invite,
		translation,
		google_job_ids: listed ? [job.id] : [],
	};
}
