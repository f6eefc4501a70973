import "server-only";
import { type Match, matchPath } from "@/lib/contract/match";

/** Maximum length of a path segment in any call, in characters. */
const LONGEST_SEGMENT = 200;

// Decoded text that no parameter of the table contains and that another parser could read as path syntax.
const UNSAFE = /[\p{Cc}\s/\\%?#@]|^\.{1,2}$/u;

function decode(segment: string): string | null {
	try {
		const text = decodeURIComponent(segment);
		return text.length > LONGEST_SEGMENT || UNSAFE.test(text) ? null : text;
	} catch {
		return null;
	}
}

/**
 * The calls of the table that match the raw path of a request to `/api`. Paths that start with `/api/` at the host keep one
 * `/api`. Null if the path can't be decoded.
 */
export function findCalls(pathname: string): Match[] | null {
	const segments = pathname.replace(/^\/api\//, "").split("/");
	const decoded: string[] = [];
	for (const segment of segments) {
		const text = decode(segment);
		if (text === null) return null;
		decoded.push(text);
	}
	return [...matchPath(decoded), ...matchPath(["api", ...decoded])];
}
