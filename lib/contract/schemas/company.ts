import { z } from "zod";
import { count, flag, id, listOf, rawId, text } from "../lenient";

/** A company as its public pages show it. */
export const companyBrand = z.object({
	id: rawId.optional().catch(undefined),
	title: text,
	website: text,
	logoUrl: text,
	city: text,
	country: text,
	slug: text,
	font_color: text,
	brand_color: text,
	/** Networks that the company's pages may be shared on. */
	social_media: listOf(z.string().max(40)),
});

/** Query of the public company list; at most 60 a page. */
export const companyFilter = z.object({
	page: z.coerce.number().int().min(1).max(100_000).default(1),
	per_page: z.coerce.number().int().min(1).max(60).default(12),
	q: z.string().trim().max(100).optional(),
});

const companies = listOf(z.object({ id, title: text, logoUrl: text, jobListUrl: text }));

const place = z.coerce.number().int().nullish().catch(null);

const isWhole = (value: number | undefined, least: number): value is number =>
	Number.isSafeInteger(value) && Number(value) >= least;

/** A page of the public company list. An answer without a total is the whole list. */
export const companyPage = z
	.object({
		data: z.union([z.array(z.unknown()), z.string()]).transform((rows) => companies.parse(rows)),
		current_page: count,
		per_page: count,
		total: count,
		from: place,
		to: place,
	})
	.transform(({ data, current_page: page, per_page: perPage, total, from, to }) =>
		isWhole(perPage, 1) && isWhole(total, 0)
			? { data, current_page: isWhole(page, 1) ? page : 1, per_page: perPage, total, from, to }
			: { data, current_page: 1, per_page: Math.max(1, data.length), total: data.length, from, to },
	);

/** A public company page with its open jobs. */
export const companyDetail = z.object({
	company: companyBrand,
	jobs: listOf(
		z.object({
			id,
			title: text,
			jobType: text,
			city: text,
			due_date: text,
			timezone: text,
			slug: text,
			open_code: text,
		}),
	),
	/** What the company says of itself: plain text, paragraphs with an empty line between them. */
	about: text,
	features: listOf(z.string().max(200)),
	color: text,
	backgroundImage: text,
	social_media: listOf(z.string().max(40)),
	/** Search engines may not list the page. */
	unlisted: flag(),
	/** A recruiter's preview, which only its address leads to. */
	preview: flag(),
});

/** A moment worth recording, such as the click on a job's intro video. Both ids keep the type that their host gave them. */
export const accessLogEntry = z.object({
	company_id: rawId,
	type: z.string().min(1).max(40),
	key: z.union([z.string().min(1).max(200), z.number()]),
});

/** Query and answer of the list that the sitemap is made from. */
export const sitemapQuery = z.object({ after: z.string().max(200).optional() });
export const sitemapPage = z.object({
	data: listOf(z.object({ open_code: text, company_slug: text, job_slug: text, updated_at: text })),
	next: text,
});
