import type applicationMessages from "@/messages/en/application.json";
import type requestMessages from "@/messages/en/document-request.json";
import type jobMessages from "@/messages/en/job.json";
import type linkMessages from "@/messages/en/link-check.json";
import type uploadMessages from "@/messages/en/upload.json";

/** Every word of a document request's pages. */
export type RequestMessages = typeof requestMessages &
	typeof uploadMessages &
	typeof linkMessages &
	Pick<
		typeof applicationMessages,
		"LABEL_CURRICULUM_VITAE" | "REQUIRED_LANDING_PAGE" | "NO_SCRIPT_FILES" | "NO_SCRIPT_LINK"
	> &
	Pick<typeof jobMessages, "LABEL_JOB_TYPE" | "LABEL_DUE_LOCAL">;
