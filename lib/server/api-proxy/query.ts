import "server-only";
import type { Endpoint } from "@/lib/contract/endpoint";

/**
 * The host's query: the call's own parameters, validated; others are dropped. Null if one of them is invalid or repeated.
 */
export function readQuery(endpoint: Endpoint, search: URLSearchParams): string | null {
	if (!endpoint.query) return "";
	const names = Object.keys(endpoint.query.shape);
	if (names.some((name) => search.getAll(name).length > 1)) return null;
	const given = names.flatMap((name) => {
		const value = search.get(name);
		return value === null ? [] : [[name, value] as const];
	});
	const read = endpoint.query.safeParse(Object.fromEntries(given));
	if (!read.success) return null;
	const pairs = Object.entries(read.data).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	const query = new URLSearchParams(pairs).toString();
	return query && `?${query}`;
}
