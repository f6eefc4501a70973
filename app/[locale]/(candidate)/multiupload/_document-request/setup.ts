import type { RequestSetup } from "@/components/document-request/setup";
import { type RequestedDocument, readRequestedDocuments } from "@/lib/application/requested-document";
import { submissionPath } from "@/lib/document-request/address";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { env } from "@/lib/server/env";
import { honoursKeys } from "@/lib/server/honours-keys";
import type { RequestPageData } from "./load";

/** The documents that a request asks for. */
export const requestedDocuments = ({ request, messages }: RequestPageData): RequestedDocument[] =>
	readRequestedDocuments(
		{ document_list: request.job.document_list, requireCv: false },
		messages.LABEL_CURRICULUM_VITAE,
	);

/** The settings of a request's upload form, as plain data; `address` is the language of its address. */
export function requestSetup(page: RequestPageData, address: Locale): RequestSetup {
	const { view, messages } = page;
	return {
		hash: view.hash,
		prefix: prefixOf(address),
		formPath: `${submissionPath(view.hash)}?${LANGUAGE_PARAM}=${address}`,
		job: { companyId: view.company.id, jobId: view.job.id, code: view.job.code },
		resends: honoursKeys(page.request),
		documents: requestedDocuments(page),
		linkHosts: env().linkHosts,
		messages,
	};
}
