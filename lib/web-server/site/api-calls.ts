import { type Match, matchPath } from "@/lib/contract/match";

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return "";
	}
}

/** The calls of the table that a path under `/api` names; the paths of some begin with `/api` at their hosts, too. */
export function callsAt(path: string): Match[] {
	const [, ...segments] = path.split("/").slice(1).map(decode);
	return [...matchPath(segments), ...matchPath(["api", ...segments])];
}
