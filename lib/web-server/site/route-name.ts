import { isApi } from "../guard/api-path";
import { pathOf } from "../guard/request-target";
import { BUNDLE_PATH } from "../static-files";
import { callsAt } from "./api-calls";
import { HOSTED_ROUTES, PAGE_ROUTES } from "./page-routes";

const OTHER = "(other)";
const FILE = "(file)";

const TEMPLATES = PAGE_ROUTES.map(({ pattern }) => pattern.split("/"));

const fits = (template: string[], segments: string[]) =>
	template.length === segments.length &&
	template.every((part, index) => (part.startsWith("{") ? segments[index] !== "" : part === segments[index]));

function callOf(path: string): string {
	const [match] = callsAt(path);
	return match ? `/api${match.endpoint.path}` : OTHER;
}

/** Pages that aren't cached, by the first segment of their address. */
const UNCACHED = ["application", "multiupload", "code", "code-bcg", "interviews", "register", "enter-code"];

function pageOf(path: string): string {
	const segments = path.replace(/^\/(?:en|id)(?=\/|$)/, "").split("/");
	const template = TEMPLATES.find((one) => fits(one, segments.length > 1 ? segments : ["", ""]));
	if (template) return template.join("/");
	const [, first = ""] = segments;
	if (UNCACHED.includes(first)) return `/${first}/…`;
	return /\.\w{2,5}$/.test(path) ? FILE : OTHER;
}

/** The route of a path, for metrics and traces: a template, so that there are few and none holds a code or a slug. */
export function routeName(path: string): string {
	if (path.startsWith(BUNDLE_PATH)) return FILE;
	return isApi(path) ? callOf(path) : pageOf(path);
}

const HOSTED = new Set(HOSTED_ROUTES.map(({ pattern }) => pattern));

/** The route of a page about jobs or companies; undefined for every other address. */
export function hostedRouteName(address: string): string | undefined {
	const name = routeName(pathOf(address));
	return HOSTED.has(name) ? name : undefined;
}
