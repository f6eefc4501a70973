import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { parse } from "node:querystring";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { DEFAULT_LOCALE, isLocale } from "@/lib/i18n/locales";
import type { Handler } from "./ask-next";

interface Context {
	waitUntil: (work: Promise<unknown>) => void;
	requestMeta: object;
}

/** What the framework builds of a page, for servers that find the page of a request themselves. */
interface Entry {
	handler: (...request: [...Parameters<Handler>, Context]) => unknown;
}

/** Loads the entry of a page by its file in the build. */
export type LoadEntry = (file: string) => Promise<Entry>;

/** A page or another route of the build, and the segments of its address. */
interface Route {
	name: string;
	segments: readonly string[];
}

/** The page of an address, and the values in it. */
interface Found {
	file: string;
	params: Record<string, string>;
}

/** Nothing else of the framework looks at these addresses: its middleware and other spellings have other characters. */
const PLAIN = /^\/[A-Za-z0-9/_-]*$/;

const nameOf = (segment: string) => /^\[(\w+)\]$/.exec(segment)?.[1];

const fixedIn = ({ segments }: Route) => segments.filter((segment) => !nameOf(segment)).length;

/** The values of a route's parameters in an address; null for another route's address. */
function readParams(template: readonly string[], given: readonly string[]): Record<string, string> | null {
	if (template.length !== given.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of template.entries()) {
		const value = given[index] ?? "";
		const name = nameOf(part);
		if (name && value) params[name] = value;
		else if (value !== part) return null;
	}
	return params;
}

/** The address as routes have it, with the language first. */
function segmentsOf(path: string): string[] {
	const given = path === "/" ? [] : path.split("/").slice(1);
	const [first = ""] = given;
	return isLocale(first) && first !== DEFAULT_LOCALE ? given : [DEFAULT_LOCALE, ...given];
}

/**
 * Gives the function that finds the page of a plain path; null if the path needs the framework's own routing.
 * `routes` are the build's entries with their addresses.
 */
export function findPage(routes: Record<string, string>): (path: string) => Found | null {
	const known = Object.entries(routes)
		.map(([name, path]): Route => ({ name, segments: path.split("/").slice(1) }))
		.filter(({ segments }) => segments[0] === "[locale]")
		// Where several routes fit, the one with more fixed segments is meant.
		.sort((one, other) => fixedIn(other) - fixedIn(one));
	return (path) => {
		if (!PLAIN.test(path)) return null;
		const given = segmentsOf(path);
		for (const { name, segments } of known) {
			const params = readParams(segments, given);
			if (params) return name.endsWith("/page") ? { file: `${name}.js`, params } : null;
		}
		return null;
	};
}

/** Errors of work after an answer are the framework's to log. */
const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);

/**
 * Asks a page's own entry where the address names one, as the framework lets servers do that route by themselves: its own
 * routing takes a fifth of the time of a small page. Anything else goes to `handler`.
 */
export function pageHandler(handler: Handler, find: ReturnType<typeof findPage>, load: LoadEntry): Handler {
	const entries = new Map<string, Promise<Entry>>();
	const entryOf = (file: string) => {
		const entry = entries.get(file) ?? load(file);
		entries.set(file, entry);
		return entry;
	};
	return async (req, res) => {
		const [path = "", search = ""] = (req.url ?? "/").split(/\?(.*)/s, 2);
		const page = req.method === "GET" ? find(path) : null;
		if (!page) return handler(req, res);
		const requestMeta = { params: page.params, query: { ...parse(search) }, initURL: addressOf(req) };
		return (await entryOf(page.file)).handler(req, res, { waitUntil, requestMeta });
	};
}

const addressOf = ({ headers, url }: IncomingMessage) => `http://${headers.host ?? "localhost"}${url}`;

const manifest = z.record(z.string(), z.string());

/** The handler of pages for the build in `dir`; `handler` is the framework's own. */
export async function builtPages(dir: string, handler: Handler): Promise<Handler> {
	const routes = manifest.parse(JSON.parse(await readFile(join(dir, "app-path-routes-manifest.json"), "utf8")));
	const load = async (file: string) => (await import(pathToFileURL(join(dir, "server/app", file)).href)).default;
	return pageHandler(handler, findPage(routes), load);
}
