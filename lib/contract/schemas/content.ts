import { z } from "zod";
import { fittingOf, text } from "../lenient";

/** News items of the home page. */
export const blogItems = fittingOf(
	z.object({
		blog_url: text,
		thumbnail: text,
		blog_title: text,
		category: text,
		blog_content: text,
		/** When it was published, ISO 8601. */
		published_at: text,
	}),
);

/** Jobs in our own team. */
export const teamJobs = fittingOf(z.object({ title: text, job_ads_video: text, job_url: text }));
