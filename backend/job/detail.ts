import type { z } from "zod";
import type { jobDetail } from "../../lib/contract/schemas/job";
import { toBrand } from "../company/brand";
import { absolute } from "../media/absolute";
import type { JobWithCompany } from "../store/queries/jobs";
import { readContent } from "./content";

/** The answer of the job detail calls, from stored rows; two lists are JSON text, as at other hosts. */
export function toJobDetail(
	{ job, company, isPreview = false }: JobWithCompany & { isPreview?: boolean },
	publicUrl: string,
): z.input<typeof jobDetail> {
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
			unlisted: isPreview || job.unlisted ? 1 : undefined,
			closed: job.state === "closed" || undefined,
			document_list: JSON.stringify(shown.document_list),
			social_media: JSON.stringify(shown.social_media),
			header_image: absolute(publicUrl, shown.header_image),
			introduction_video: video && {
				...video,
				job_video_url: absolute(publicUrl, video.job_video_url),
				captions_url: absolute(publicUrl, video.captions_url),
			},
		},
		additionalField,
		gdpr_text,
		gdpr_aggrement_text,
		compliance,
		call_action_message,
		show_due_date,
		invite: job.invite,
		translation,
		preview: isPreview || undefined,
		google_job_ids: listed && !isPreview ? [job.id] : [],
		honours_idempotency_key: true,
	};
}
