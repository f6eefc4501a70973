import type applyWords from "@/messages/en/apply.json";
import type jobWords from "@/messages/en/job.json";
import type linkWords from "@/messages/en/links.json";
import type requestWords from "@/messages/en/request.json";
import type uploadWords from "@/messages/en/upload.json";

/** Every word of a document request's pages. */
export type RequestWords = typeof requestWords &
	typeof uploadWords &
	typeof linkWords &
	Pick<typeof applyWords, "LABEL_CURRICULUM_VITAE" | "REQUIRED_LANDING_PAGE" | "NO_SCRIPT_FILES" | "NO_SCRIPT_LINK"> &
	Pick<typeof jobWords, "LABEL_JOB_TYPE" | "LABEL_DUE_LOCAL">;
