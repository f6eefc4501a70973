import { z } from "zod";
import { text } from "../lenient";

/** A news item of the home page. */
export const blogItem = z.object({
	blog_url: text,
	thumbnail: text,
	blog_title: text,
	category: text,
	blog_content: text,
});

/** A job in our own team. */
export const teamJob = z.object({ title: text, job_ads_video: text, job_url: text });
