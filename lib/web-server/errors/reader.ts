import type { IncomingMessage } from "node:http";
import { LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { isApi } from "../guard/api-path";
import { isPostedForm } from "../guard/posted-form";

type Language = "en" | "id";

/** The reader of an error page. */
export interface Reader {
	/** The requested address, without the query. */
	path: string;
	language: Language;
	/** True for a form that a browser posts itself: going back or reloading sends it again, a link does not. */
	isForm: boolean;
}

/** The language of a path: Indonesian under `/id`, else English. */
export const languageOf = (path: string): Language => (path === "/id" || path.startsWith("/id/") ? "id" : "en");

/** The language of a call's form: the one that its address names, else the browser's first one. */
function callsLanguage({ url = "", headers }: IncomingMessage): Language {
	const named = new URLSearchParams(url.split("?", 2)[1]).get(LANGUAGE_PARAM);
	return (named ?? headers["accept-language"] ?? "").toLowerCase().startsWith("id") ? "id" : "en";
}

/** The reader of the answer to a request, by the request's head. */
export function readerOf(req: IncomingMessage, path: string): Reader {
	const isForm = isPostedForm(req);
	return { path, isForm, language: isForm && isApi(path) ? callsLanguage(req) : languageOf(path) };
}
