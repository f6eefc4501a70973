import "server-only";
import { matchPath } from "@/lib/contract/match";

/** The name of calls outside the table, such as those to search engines. */
const OTHER = "other";

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}

/** The name of the contract's call for an address, which may begin with a path of the host's own. */
export function callName(method: string, { pathname }: URL): string {
	const segments = pathname.split("/").slice(1).map(decode);
	for (const from of segments.keys()) {
		const found = matchPath(segments.slice(from)).find(({ endpoint }) => endpoint.method === method);
		if (found) return found.name;
	}
	return OTHER;
}
