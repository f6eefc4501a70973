import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";

/** Attributes that are exported: those of ours and the framework's that can't contain personal data. */
const ALLOWED =
	/^(?:astronaut\.\w+|error\.type|http\.(?:method|request\.method|route|status_code|response\.status_code)|next\.(?:span_name|span_type|route|page|rsc)|server\.(?:address|port)|operation\.name)$/;

/** Attributes with an address: only its route is exported. */
const ADDRESSES = ["http.target", "http.url", "url.path", "url.full"];

/** The route of a path, without codes, hashes and slugs. */
export type RouteOf = (path: string) => string;

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]*/i, "").split("?", 1)[0] || "/";

/** Next names its own routes with brackets. */
const isTemplate = (path: string) => /[[{(…]/.test(path);

const routeIn = (address: string, routeOf: RouteOf) => (isTemplate(address) ? address : routeOf(pathOf(address)));

/** A span's name, or any other text with addresses in it. */
const textOf = (text: string, routeOf: RouteOf) =>
	text.replace(/(?:https?:\/\/[^\s/]+)?\/\S*/g, (address) => routeIn(address, routeOf));

function attributesOf(attributes: Attributes, routeOf: RouteOf): Attributes {
	const entries = Object.entries(attributes).flatMap(([name, value]): [string, Attributes[string]][] => {
		if (ADDRESSES.includes(name)) return [[name, routeIn(String(value), routeOf)]];
		if (!ALLOWED.test(name)) return [];
		return [[name, typeof value === "string" ? textOf(value, routeOf) : value]];
	});
	return Object.fromEntries(entries);
}

/** A span without personal data: addresses become routes, and errors have no messages. */
export function redacted(span: ReadableSpan, routeOf: RouteOf): ReadableSpan {
	const attributes = attributesOf(span.attributes, routeOf);
	const status = { code: span.status.code };
	return Object.create(span, {
		name: { value: textOf(span.name, routeOf) },
		attributes: { value: attributes },
		status: { value: status },
		events: { value: [] },
	}) as ReadableSpan;
}
