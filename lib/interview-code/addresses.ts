import { parseCode } from "@/lib/contract/code";
import { PLACES, type Place } from "./place";
import { ENTRY_ROUTES, type EntryRoute } from "./plan";

/** The path of an interview code's page, without its language. `+` stands as it is, so that people can type it. */
export const entryPath = (route: EntryRoute, code: string): string => `/${route}/${code}`;

interface Start {
	/** The page that it starts from, to which a code that can't be checked leads back. */
	route: EntryRoute;
	code: string;
	/** How far the person's clock is ahead of UTC, minutes; null when unknown. */
	offset: number | null;
}

/** The path that checks a code on the server and leads to the interview. */
export function startPath({ route, code, offset }: Start): string {
	const query = new URLSearchParams();
	if (route !== "code") query.set("at", route);
	if (offset !== null) query.set("offset", String(offset));
	return `${entryPath("code", code)}/start${query.size > 0 ? `?${query}` : ""}`;
}

/** The code's page with a note that the interview is done elsewhere. */
export const elsewherePath = (code: string, place: Place): string => `${entryPath("code", code)}?on=${place}`;

/** The page for codes that nobody knows, and for everything else that isn't there. */
export const MISSING_PATH = "/notfound";

/** The same for a code that could not be checked, with the way back to its page. */
export const unsurePath = (route: EntryRoute, code: string): string =>
	`${MISSING_PATH}?${new URLSearchParams({ code, at: route })}`;

/** The place that `?on=` names; null for anything else. */
export const readPlace = (on: unknown): Place | null => PLACES.find((place) => place === on) ?? null;

/** The page of a code that `at` names; null for anything else. */
export const readRoute = (at: string | null): EntryRoute | null => ENTRY_ROUTES.find((route) => route === at) ?? null;

/** The code that could not be checked, and its page's path; null for anything else that stands in the address. */
export function readUnsure(code: string | null, at: string | null): { code: string; path: string } | null {
	const known = parseCode(code ?? "")?.code;
	const route = readRoute(at);
	return known && route ? { code: known, path: entryPath(route, known) } : null;
}
