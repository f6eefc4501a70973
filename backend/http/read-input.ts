import type { Endpoint, RequestBody } from "../../lib/contract/endpoint";
import { fromFields } from "../../lib/contract/form-data";
import type { Sent } from "./body-bytes";
import { discardParts, type FilePart } from "./file-part";
import { type Language, wantedLanguage } from "./language";
import { Problem } from "./problem";
import { readJson } from "./read-json";
import { readMultipart } from "./read-multipart";
import { readValues } from "./read-values";

interface Body {
	values: unknown;
	files: FilePart[];
}

// Not every engine stores null characters in every kind of text, and nobody types them.
const hasNull = (value: string) => value.includes("\0");
const NULL_SENTENCE = "A value holds a null character.";

/** Text fields of a multipart body, un-nested. */
function readFields(fields: [string, string][]): unknown {
	if (fields.some(([, value]) => hasNull(value))) throw new Problem(422, NULL_SENTENCE);
	const values = fromFields(fields);
	if (!values) throw new Problem(400, "The body's field names can't be read.");
	return values;
}

const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/;

function readKey(request: Sent): string | undefined {
	const key = request.headers.get("idempotency-key");
	if (key === null) return undefined;
	if (!KEY_SHAPE.test(key)) throw new Problem(400, "The Idempotency-Key can't be read.");
	return key;
}

function queryOf(request: Sent): Record<string, string> {
	const query = new URL(request.url).searchParams;
	if ([...query.values()].some(hasNull)) throw new Problem(422, NULL_SENTENCE);
	return Object.fromEntries(query);
}

/** A request as read by the row it was matched with; which row that is, only the dispatcher knows. */
export type AnyInput = {
	params: Record<string, string>;
	query: unknown;
	body: unknown;
	files: FilePart[];
	idempotencyKey: string | undefined;
	language: Language;
	/** The pseudonym or address of the client behind it, for counting; undefined if nobody names it. */
	client: string | undefined;
};

async function readBody(request: Sent, row: RequestBody, asText: boolean, tempDir: string): Promise<Body> {
	const { kind, schema, maxBytes } = row;
	if (kind === "json") return { values: readValues(schema, await readJson(request, maxBytes)), files: [] };
	const { fields, files } = await readMultipart(request, { files: row.files, asText, maxBytes, tempDir });
	try {
		return { values: readValues(schema, readFields(fields)), files };
	} catch (error) {
		await discardParts(files);
		throw error;
	}
}

/** Reads a whole request by its row. Throws the refusal that fits, and leaves no temporary file then. */
export async function readInput(
	request: Sent,
	row: Endpoint,
	params: Record<string, string>,
	tempDir: string,
): Promise<AnyInput> {
	const query = row.query && readValues(row.query, queryOf(request));
	const idempotencyKey = row.idempotent ? readKey(request) : undefined;
	const body = row.body && (await readBody(request, row.body, row.chunked === true, tempDir));
	const language = wantedLanguage(request.headers.get("accept-language"));
	return {
		params,
		query,
		body: body?.values,
		files: body?.files ?? [],
		idempotencyKey,
		language,
		client: request.client,
	};
}
