import type { AppliedJob } from "@/lib/application/payload";
import type { RequestedDocument } from "@/lib/application/requested-document";
import type { LinkHosts } from "@/lib/link-check/hosts";
import type { RequestMessages } from "./messages";

/** The request's data for its upload form, as plain data. */
export interface RequestSetup {
	hash: string;
	/** Path prefix of the address's language. */
	prefix: string;
	/** The form's action without script. */
	formPath: string;
	job: Pick<AppliedJob, "companyId" | "jobId" | "code">;
	/** Whether the request's host knows documents that it gets again by their key, so that the page may send them again. */
	resends: boolean;
	documents: readonly RequestedDocument[];
	/** Hosts whose links are documents or videos. */
	linkHosts: LinkHosts;
	messages: RequestMessages;
}
