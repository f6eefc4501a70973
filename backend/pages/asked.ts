import type { Deps } from "../deps";
import type { Language } from "../http/language";

/** A request for a page. */
export interface Asked {
	/** Parts of its path, by their names. */
	params: Readonly<Record<string, string>>;
	query: URLSearchParams;
	headers: Headers;
	language: Language;
	deps: Deps;
}

/** A form that was sent to a page. */
export interface Posted extends Asked {
	form: URLSearchParams;
}
