import { z } from "zod";
import { text } from "../lenient";

/** A candidate's recorded answer to one question. */
export const sharedAnswer = z.object({
	company: z.object({ logoUrl: text, title: text }).nullish(),
	candidate: z.object({ fullname: text }).nullish(),
	job: z.object({ title: text }).nullish(),
	question: z.object({ title: text }).nullish(),
	video_url: text,
	thumbnail_url: text,
	captions_url: text,
});
