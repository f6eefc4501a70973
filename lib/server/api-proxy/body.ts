import "server-only";
import { type Readable, Transform } from "node:stream";
import type { z } from "zod";
import type { Endpoint, RequestBody } from "@/lib/contract/endpoint";
import { toFields } from "@/lib/contract/form-data";
import { looksAutomatic, withoutTrap } from "@/lib/contract/robot-trap";
import { HostFailure } from "../host-failure";
import { bodyOf, type IncomingRequest } from "../incoming-request";
import { refuse } from "../refusal";
import { writeMultipart } from "./multipart";
import { readForm, readJsonBody } from "./small-body";

/** A body ready for the host, `bytes` long if its length is known in advance; or the refusal to answer with. */
type Outcome = { type: string; body: Readable | Buffer | string; bytes?: number } | { refusal: Response };

const mimeOf = (header: string | null) => header?.split(";")[0]?.trim().toLowerCase() ?? "";

const EXPECTED = { json: "application/json", multipart: "multipart/form-data" } as const;

/** Error sentences by field path, from zod's issues. */
function fieldErrors(error: z.ZodError): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const issue of error.issues) {
		const name = issue.path.join(".") || "body";
		errors[name] = [...(errors[name] ?? []), issue.message];
	}
	return errors;
}

/** Counts the bytes of a stream and aborts it above `most`. */
export function capped(stream: Readable, most: number): Readable {
	let size = 0;
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			size += chunk.length;
			done(size > most ? new HostFailure("body_too_large") : null, chunk);
		},
	});
	stream.once("error", (error) => counter.destroy(error));
	return stream.pipe(counter);
}

/** A body as a value; undefined if it doesn't parse as its declared type. */
async function readValue(request: IncomingRequest, { kind, maxBytes }: RequestBody): Promise<unknown> {
	const parts: Buffer[] = [];
	for await (const part of capped(bodyOf(request), maxBytes)) parts.push(part as Buffer);
	const bytes = Buffer.concat(parts);
	return kind === "json" ? readJsonBody(bytes) : readForm(bytes, request.headers.get("content-type") ?? "");
}

/** A validated value, serialised for the host. */
async function written(kind: RequestBody["kind"], value: unknown): Promise<Outcome> {
	if (kind === "json") return { type: "application/json", body: JSON.stringify(value) };
	return writeMultipart(toFields(value as Parameters<typeof toFields>[0]));
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Reads a small body, validates it, and serialises it again, so that both sides see the same values. */
async function readChecked(request: IncomingRequest, { trapped }: Endpoint, expected: RequestBody): Promise<Outcome> {
	let value: unknown;
	try {
		value = await readValue(request, expected);
	} catch (error) {
		if (error instanceof HostFailure) return { refusal: refuse("body_too_large") };
		throw error;
	}
	if (value === undefined) return { refusal: refuse("malformed_body") };
	const form = trapped && isGroup(value) ? value : undefined;
	if (form && looksAutomatic(form)) return { refusal: refuse("looks_automatic") };
	const read = expected.schema.safeParse(form ? withoutTrap(form) : value);
	if (!read.success) return { refusal: refuse("refused_values", { errors: fieldErrors(read.error) }) };
	return written(expected.kind, read.data);
}

/** The body's length by its headers; undefined if they don't state it. */
function announcedBytes({ headers }: IncomingRequest): number | undefined {
	const announced = headers.get("content-length");
	return announced === null ? undefined : Number(announced);
}

/** Checks the content type and length in the headers. Null if the body may be read. */
function checkHeaders(request: IncomingRequest, expected: RequestBody): Response | null {
	if (request.headers.get("content-encoding")) return refuse("encoded_body");
	if (mimeOf(request.headers.get("content-type")) !== EXPECTED[expected.kind]) return refuse("unsupported_type");
	if ((announcedBytes(request) ?? 0) > expected.maxBytes) return refuse("body_too_large");
	return request.body ? null : refuse("malformed_body");
}

/**
 * The body for the host. JSON, and forms with a honeypot, are small: they are read, validated and serialised again. Other
 * multipart bodies stream through unchanged, up to the call's limit and with their original length: many servers take a form
 * without a length for an empty one.
 */
export async function readBody(request: IncomingRequest, endpoint: Endpoint): Promise<Outcome | null> {
	const expected = endpoint.body;
	if (!expected) return null;
	const refusal = checkHeaders(request, expected);
	if (refusal) return { refusal };
	if (expected.kind === "json" || endpoint.trapped) return readChecked(request, endpoint, expected);
	return {
		type: request.headers.get("content-type") ?? "",
		body: capped(bodyOf(request), expected.maxBytes),
		bytes: announcedBytes(request),
	};
}
