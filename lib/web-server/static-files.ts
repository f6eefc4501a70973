import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import sirv from "sirv";

/** Files with a hash in their name never change; browsers check others again after an hour. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const PLAIN = "public, max-age=3600, stale-while-revalidate=86400";

/** Types that sirv's table lacks. */
const UNKNOWN_TO_SIRV: Record<string, string | undefined> = { ".ico": "image/x-icon" };

/** The path of the bundler's files. */
export const BUNDLE_PATH = "/_next/static/";

/** The static files of the site. */
export interface StaticFiles {
	has: (path: string) => boolean;
	/** Serves an existing file in the best coding that the client accepts. */
	serve: (req: IncomingMessage, res: ServerResponse) => void;
}

const NONE: StaticFiles = { has: () => false, serve: (_, res) => void res.end() };

const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** An unreadable range is ignored, as RFC 9110 requires; sirv would fail on it. */
function dropOddRange(req: IncomingMessage): void {
	const [, start, end] = RANGE.exec(req.headers.range ?? "") ?? [];
	if (start === undefined || (end && Number(end) < Number(start))) delete req.headers.range;
}

const isCompressedForm = (path: string) => path.endsWith(".br") || path.endsWith(".gz");
const isHidden = (path: string) => path.includes("/.") && !path.startsWith("/.well-known/");

function listFiles(dir: string): Set<string> {
	const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
	return new Set(paths.filter((path) => !isCompressedForm(path) && !isHidden(path)));
}

/**
 * The files of a folder at the start, with their compressed forms (`.br`, `.gz`). The list is closed: it contains
 * nothing outside the folder and no folders. Empty without the folder.
 */
export function staticFiles(dir: string): StaticFiles {
	if (!existsSync(dir)) return NONE;
	const paths = listFiles(dir);
	const send = sirv(dir, {
		brotli: true,
		gzip: true,
		etag: true,
		extensions: [],
		setHeaders: (res, path) => {
			res.setHeader("cache-control", path.startsWith(BUNDLE_PATH) ? IMMUTABLE : PLAIN);
			const type = UNKNOWN_TO_SIRV[extname(path)];
			if (type) res.setHeader("content-type", type);
		},
	});
	return {
		has: (path) => paths.has(path) || (path.includes("%") && paths.has(decodeURI(path))),
		serve: (req, res) => {
			dropOddRange(req);
			send(req, res);
		},
	};
}
