import { cleanText } from "@/lib/text/clean";
import { type DocumentLink, type DocumentStates, documentAt, goodLinks, storedFiles } from "./documents";
import type { RequestedDocument } from "./requested-document";
import type { ApplicationTarget } from "./target";

const linkOf = ({ value, change, domain_host, id_file, download_path }: DocumentLink) => ({
	value: cleanText(value).trim(),
	change,
	domain_host,
	id_file,
	download_path,
	type: "link" as const,
});

function documentOf(slot: RequestedDocument, documents: DocumentStates, by: ApplicationTarget["by"]) {
	const { path, type, isCv } = slot;
	const state = documentAt(documents, path);
	const files = isCv && by === "slugs" ? [] : storedFiles(state);
	const attachment = files.map(({ filename, filepath, type }) => ({
		filename: cleanText(filename),
		filepath,
		type,
	}));
	const link_input = goodLinks(state).map(linkOf);
	return attachment.length + link_input.length > 0 ? [{ document_type: type, attachment, link_input }] : [];
}

/**
 * What to submit for each requested document that has contents. On a page by slugs, the legacy upload of a CV returns a name
 * that is sent as `file_cv` only.
 */
export const handedIn = (
	requested: readonly RequestedDocument[],
	documents: DocumentStates,
	by: ApplicationTarget["by"],
) => requested.flatMap((slot) => documentOf(slot, documents, by));
