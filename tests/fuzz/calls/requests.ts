import fc from "fast-check";
import type { Endpoint } from "@/lib/contract/endpoint";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { toFields } from "@/lib/contract/form-data";
import { anyLength, anyText, anything } from "../texts";
import { type Body, jsonBody, multipartBody } from "./body";
import { type Change, change, changeEntries, changeJson, textOf } from "./change";
import { type Example, type ExampleFile, exampleOf, type Known } from "./examples";

/** A request to send. */
export interface Sent {
	method: "GET" | "POST";
	path: string;
	headers: Record<string, string>;
	body: Body | undefined;
}

/** What is wrong with the bytes of a body, whatever it holds. */
interface Damage {
	cut: number | null;
	flip: number | null;
	type: string | null;
}

/** `freq` of fast-check counts the values against one null; here the nulls are many. */
const mostlyNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
	fc.oneof({ weight: 11, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const damage: fc.Arbitrary<Damage> = fc.record({
	cut: mostlyNull(fc.double({ min: 0, max: 1, noNaN: true })),
	flip: mostlyNull(fc.nat()),
	type: mostlyNull(
		fc.constantFrom(
			...["", "text/plain", "application/json", "application/json; charset=utf-16", "multipart/form-data"],
			...["multipart/form-data; boundary=", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded"],
		),
	),
});

/** Characters that a header may hold; a client can't send others. */
const headerText = anyText.map((text) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, "").slice(0, 300));

const headers = fc.record(
	{
		"idempotency-key": fc.oneof(headerText, fc.uuid()),
		"x-job-code": fc.oneof(headerText, fc.constantFrom("ORBIT1", "ORBIT1+EU", "../x")),
		"accept-language": fc.oneof(headerText, fc.constantFrom("id", "en-GB,id;q=0.5")),
		// Clients that accept HTML get pages, which other tests read.
		accept: fc.constantFrom("*/*", "application/json", "text/plain"),
		"x-request-id": headerText,
		"content-encoding": fc.constantFrom("gzip", "identity"),
		range: fc.constantFrom("bytes=0-", "bytes=5-1,x"),
	},
	{ requiredKeys: [] },
);

/** No text leads out of this machine, even where there is a network. */
const tame = (text: string) => text.replaceAll("www.linkedin.com", "linkedin.invalid");

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function pathOf(
	template: string,
	params: readonly (readonly [string, string])[],
	query: readonly (readonly [string, string])[],
) {
	const given = new Map(params);
	const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encode(given.get(name) || "~"));
	const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
	return search ? `${path}?${search}` : path;
}

function damaged({ type, bytes }: Body, harm: Damage): Body {
	const cut = harm.cut === null ? bytes : bytes.subarray(0, Math.floor(bytes.length * harm.cut));
	const flipped = Buffer.from(cut);
	if (harm.flip !== null && flipped.length > 0) {
		const index = harm.flip % flipped.length;
		flipped[index] = (flipped[index] ?? 0) ^ (1 << (harm.flip % 8));
	}
	return { type: harm.type ?? type, bytes: flipped };
}

interface Drawn {
	number: number;
	query: Change | null;
	param: Change | null;
	body: Change[];
	file: Change | null;
	headers: Record<string, string>;
	harm: Damage;
}

function changedFiles(files: readonly ExampleFile[], changed: Change | null): ExampleFile[] {
	if (!changed) return [...files];
	const text = textOf(changed.value);
	return files.map((file) => {
		if (changed.how === "remove") return { ...file, bytes: new Uint8Array() };
		if (changed.how === "rename") return { ...file, name: changed.name };
		if (changed.how === "add") return { ...file, type: text };
		return changed.how === "repeat" ? { ...file, field: changed.name } : { ...file, bytes: Buffer.from(text) };
	});
}

function bodyOf({ json, form, files = [] }: Example, { body, file }: Drawn): Body | undefined {
	if (json !== undefined) return jsonBody(body.reduce<unknown>(changeJson, json));
	if (!form) return undefined;
	return multipartBody(
		body.reduce<readonly (readonly [string, string])[]>(changeEntries, toFields(form)),
		changedFiles(files, file),
	);
}

/** Calls that are right except in a few places, or in none. */
export function nearValid(name: EndpointName, known: Known): fc.Arbitrary<Sent> {
	const { method, path }: Endpoint = ENDPOINTS[name];
	const drawn: fc.Arbitrary<Drawn> = fc.record({
		number: fc.nat({ max: 1_000_000 }),
		query: mostlyNull(change),
		param: mostlyNull(change),
		body: fc.array(change, { maxLength: 3 }),
		file: mostlyNull(change),
		headers,
		harm: damage,
	});
	return drawn.map((all) => {
		const example = exampleOf(name, all.number, known);
		const [params, query] = [Object.entries(example.params ?? {}), Object.entries(example.query ?? {})];
		const body = bodyOf(example, all);
		return {
			method,
			path: pathOf(
				path,
				all.param ? changeEntries(params, { ...all.param, how: "replace" }) : params,
				all.query ? changeEntries(query, all.query) : query,
			),
			headers: all.headers,
			body: body && damaged(body, all.harm),
		};
	});
}

const wildFields = fc.array(fc.tuple(anyText, anyLength), { maxLength: 20 });

/** Calls with arbitrary parameters and bodies. */
export function wild(name: EndpointName): fc.Arbitrary<Sent> {
	const { method, path, body: row }: Endpoint = ENDPOINTS[name];
	const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, one = ""]) => one);
	const bytes = fc.uint8Array({ maxLength: 2_000 }).map((all) => ({
		type: row?.kind === "json" ? "application/json" : "multipart/form-data; boundary=x",
		bytes: Buffer.from(all),
	}));
	const body: fc.Arbitrary<Body | undefined> = row
		? fc.oneof(
				bytes,
				anything.map(jsonBody),
				wildFields.map((fields) => multipartBody(fields, [])),
				fc.json({ maxDepth: 60 }).map((text) => ({ type: "application/json", bytes: Buffer.from(text) })),
			)
		: fc.constant(undefined);
	return fc
		.record({
			params: fc.tuple(...names.map(() => anyText)),
			query: wildFields,
			body,
			headers,
			harm: damage,
			hasQuery: fc.boolean(),
		})
		.map(({ params, query, body: sent, harm, hasQuery, headers: own }) => ({
			method,
			path: pathOf(
				path,
				names.map((one, index) => [one, params[index] ?? ""] as const),
				hasQuery ? query.slice(0, 5).map(([key, value]) => [key, value.slice(0, 300)] as const) : [],
			),
			headers: own,
			body: sent && damaged(sent, harm),
		}));
}

const tamed = (sent: Sent): Sent =>
	sent.body
		? { ...sent, body: { ...sent.body, bytes: Buffer.from(tame(sent.body.bytes.toString("latin1")), "latin1") } }
		: sent;

/** A request that is right in every part. */
export function rightRequest(name: EndpointName, number: number, known: Known): Sent {
	const { method, path }: Endpoint = ENDPOINTS[name];
	const { params = {}, query = {}, json, form, files = [] } = exampleOf(name, number, known);
	const multipart = form && multipartBody(toFields(form), files);
	return {
		method,
		path: pathOf(path, Object.entries(params), Object.entries(query)),
		headers: {},
		body: json === undefined ? multipart : jsonBody(json),
	};
}

/** Requests for a call, half of them near-valid. */
export const requestsFor = (name: EndpointName, known: Known): fc.Arbitrary<Sent> =>
	fc.oneof(nearValid(name, known), wild(name)).map(tamed);
