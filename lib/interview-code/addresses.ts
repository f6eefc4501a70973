import { parseCode } from "@/lib/contract/code";
import { PLACES, type Place } from "./place";
import { INTERVIEW_ROUTES, type InterviewRoute } from "./plan";

/** The path of an interview code's page, without its language. `+` stays unencoded, so that people can type it. */
export const interviewCodePath = (route: InterviewRoute, code: string): string => `/${route}/${code}`;

interface Start {
	/** The page that the check was started from; a code that can't be checked leads back there. */
	route: InterviewRoute;
	code: string;
	/** The offset of the person's clock from UTC, in minutes; null if unknown. */
	offset: number | null;
	/** Whether a code whose interview can be started leads back to its page. */
	comesBack?: boolean;
}

const ENDED_ONLY = { name: "only", value: "ended" };

/** The path that checks a code on the server and redirects to the interview. */
export function startPath({ route, code, offset, comesBack = false }: Start): string {
	const query = new URLSearchParams();
	if (route !== "code") query.set("at", route);
	if (offset !== null) query.set("offset", String(offset));
	if (comesBack) query.set(ENDED_ONLY.name, ENDED_ONLY.value);
	return `${interviewCodePath("code", code)}/start${query.size > 0 ? `?${query}` : ""}`;
}

/** The code's page with a note that the interview takes place elsewhere. */
export const elsewherePath = (code: string, place: Place): string => `${interviewCodePath("code", code)}?on=${place}`;

const CHECKED = "here";

/** The code's page, which was left for a check only. */
export const checkedPath = (route: InterviewRoute, code: string): string =>
	`${interviewCodePath(route, code)}?on=${CHECKED}`;

/** Whether the page in an address comes after its check. */
export const isChecked = (on: unknown): boolean => on === CHECKED;

/** Whether the start was asked about ended interviews only. */
export const readComesBack = (query: URLSearchParams): boolean => query.get(ENDED_ONLY.name) === ENDED_ONLY.value;

/** The page for unknown codes, and for every other missing page. */
export const MISSING_PATH = "/notfound";

/** The same for a code that could not be checked, with a link back to its page. */
export const unsurePath = (route: InterviewRoute, code: string): string =>
	`${MISSING_PATH}?${new URLSearchParams({ code, at: route })}`;

/** The place in `?on=`; null for anything else. */
export const readPlace = (on: unknown): Place | null => PLACES.find((place) => place === on) ?? null;

/** The page of a code in `at`; null for anything else. */
export const readRoute = (at: string | null): InterviewRoute | null =>
	INTERVIEW_ROUTES.find((route) => route === at) ?? null;

/** The code that could not be checked, and its page's path; null if the address holds neither. */
export function readUnsure(code: string | null, at: string | null): { code: string; path: string } | null {
	const known = parseCode(code ?? "")?.code;
	const route = readRoute(at);
	return known && route ? { code: known, path: interviewCodePath(route, known) } : null;
}
