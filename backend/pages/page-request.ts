import type { Deps } from "../deps";
import type { FilePart } from "../http/file-part";
import type { Language } from "../http/language";
import type { FileFields } from "../http/read-form";

/** A request for a page. */
export interface PageRequest {
	/** Its address without the query. */
	path: string;
	/** Parts of its path, by their names. */
	params: Readonly<Record<string, string>>;
	query: URLSearchParams;
	headers: Headers;
	language: Language;
	/** The client's network address, or that of the nearest proxy that isn't trusted. */
	client: string;
	deps: Deps;
}

/** A form that was sent to a page. */
export interface Posted extends PageRequest {
	form: URLSearchParams;
	/** The files of the request; they are deleted after the response. */
	files: readonly FilePart[];
}

/** The handlers of an address. */
export interface Page {
	get(request: PageRequest): Response | Promise<Response>;
	/** Takes a form that was sent by one of this backend's own pages. */
	post?(posted: Posted): Response | Promise<Response>;
	/** Largest form that it takes, bytes; without it a short one. */
	largestForm?: number;
	/** The form's files; empty for a form without files. */
	fileFields?: FileFields;
}
