import type { ENDPOINTS } from "@/lib/contract/endpoints";

type PathOf<Name extends keyof typeof ENDPOINTS> = (typeof ENDPOINTS)[Name]["path"];

// Written out because the table itself would bring its schemas into the browser; the types keep them equal.
const CHUNKED: PathOf<"uploadChunk"> = "/companies/{id}/upload";
const PROGRESS: PathOf<"uploadProgress"> = "/companies/{id}/upload/{identifier}";
const PING: PathOf<"teamJobs"> = "/astro-jobs";
const SINGLE = {
	application: "/companies/{id}/store_and_extract_document" satisfies PathOf<"storeDocument">,
	request: "/companies/{id}/multi_document_save" satisfies PathOf<"storeRequestedDocument">,
	legacyCv: "/upload-cv" satisfies PathOf<"legacyCv">,
};

/** The purposes of files: an application, a document request, or the CV with its own call. */
export type UploadPurpose = keyof typeof SINGLE;

const at = (template: string, company: string, identifier = "") =>
	`/api${template.replace("{id}", encodeURIComponent(company)).replace("{identifier}", encodeURIComponent(identifier))}`;

/** A small call that checks whether the host can be reached. */
export const PING_PATH = `/api${PING}`;
/** What the site answers by itself, whatever its hosts do. */
export const SITE_PATH = "/healthz";
export const chunkedPath = (company: string) => at(CHUNKED, company);
export const progressPath = (company: string, identifier: string) => at(PROGRESS, company, identifier);
export const singlePath = (company: string, purpose: UploadPurpose) => at(SINGLE[purpose], company);
