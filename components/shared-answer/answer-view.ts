import type { z } from "zod";
import { mediaUrl } from "@/lib/contract/media-url";
import type { sharedAnswer } from "@/lib/contract/schemas/shared-answer";
import { plainLine } from "@/lib/text/plain";

/** A recorded answer that has a video. */
export interface AnswerVideo {
	url: string;
	poster: string | undefined;
	captions: string | undefined;
}

/** The data of a shared answer's page; texts that the host omits are empty. */
export interface AnswerView {
	company: { name: string; logo: string | undefined };
	candidate: string;
	job: string;
	question: string;
	/** Nothing where none is recorded yet; `refused` where its address is none that a page may load. */
	video: AnswerVideo | "refused" | undefined;
}

function readVideo(answer: z.output<typeof sharedAnswer>, ours: readonly string[]): AnswerView["video"] {
	const url = mediaUrl(answer.video_url, ours);
	if (!url) return answer.video_url?.trim() ? "refused" : undefined;
	return { url, poster: mediaUrl(answer.thumbnail_url, ours), captions: mediaUrl(answer.captions_url, ours) };
}

/** A host's shared answer made fit to be shown; `ours` are the origins of the configured hosts. */
export function answerView(answer: z.output<typeof sharedAnswer>, ours: readonly string[]): AnswerView {
	const { company, candidate, job, question } = answer;
	return {
		company: { name: plainLine(company?.title), logo: mediaUrl(company?.logoUrl, ours) },
		candidate: plainLine(candidate?.fullname),
		job: plainLine(job?.title),
		question: plainLine(question?.title),
		video: readVideo(answer, ours),
	};
}
