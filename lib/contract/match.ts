import type { Endpoint } from "./endpoint";
import { ENDPOINTS, type EndpointName } from "./endpoints";

/** A call of the table, found by its path. */
export interface Match {
	name: EndpointName;
	endpoint: Endpoint;
	/** Checked and normalised parameters. */
	params: Record<string, string>;
}

const ROWS = Object.entries(ENDPOINTS).map(([name, endpoint]: [string, Endpoint]) => ({
	name: name as EndpointName,
	endpoint,
	segments: endpoint.path.split("/").slice(1),
}));

function readParams(endpoint: Endpoint, template: string[], segments: string[]): Record<string, string> | null {
	const params: Record<string, string> = {};
	for (const [index, part] of template.entries()) {
		const segment = segments[index] ?? "";
		const name = /^\{(\w+)\}$/.exec(part)?.[1];
		if (!name) {
			if (segment !== part) return null;
			continue;
		}
		const read = endpoint.params[name]?.safeParse(segment);
		if (!read?.success) return null;
		params[name] = read.data;
	}
	return params;
}

/**
 * The calls whose path fits `segments` (decoded once, without the leading slash): at most one per
 * method. Fixed words win over parameters, because parameters refuse the reserved words.
 */
export function matchPath(segments: string[]): Match[] {
	return ROWS.flatMap(({ name, endpoint, segments: template }) => {
		if (template.length !== segments.length) return [];
		const params = readParams(endpoint, template, segments);
		return params ? [{ name, endpoint, params }] : [];
	});
}

/** The path of a call at its host, each parameter encoded as one segment. */
export function fillPath(endpoint: Pick<Endpoint, "path">, params: Record<string, string>): string {
	return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
