import type { Endpoint, RequestBody } from "../../lib/contract/endpoint";
import { fromFields } from "../../lib/contract/form-data";
import { discardParts, type FilePart } from "./file-part";
import { Problem, refusedField } from "./problem";
import { readJson } from "./read-json";
import { readMultipart } from "./read-multipart";
import { readValues } from "./read-values";

interface Body {
	values: unknown;
	files: FilePart[];
}

/** A file that a client sent as base64 text under the file's name, as the chunked call allows. */
function decodeBase64(field: string, value: string): FilePart {
	const text = value.startsWith("data:") ? value.slice(value.indexOf(",") + 1) : value;
	const bytes = Buffer.from(text, "base64");
	// Writing it again is much quicker than matching a megabyte with a pattern.
	if (bytes.toString("base64") !== text) throw refusedField(field, "This is not base64.");
	return { field, fileName: "", size: bytes.length, content: { bytes } };
}

/** Text fields of a multipart body, un-nested; a chunked call's own file field becomes a file. */
function readFields(fields: [string, string][], fileFields: readonly string[], files: FilePart[]): unknown {
	// No engine keeps a null character in every kind of text, and no form sends one.
	if (fields.some(([, value]) => value.includes("\0"))) throw new Problem(422, "A value holds a null character.");
	const values = fromFields(fields.filter(([name]) => !fileFields.includes(name)));
	if (!values) throw new Problem(400, "The body's field names can't be read.");
	for (const [name, value] of fields) {
		if (fileFields.includes(name) && !files.some((file) => file.field === name)) files.push(decodeBase64(name, value));
	}
	return values;
}

async function readBody(request: Request, row: RequestBody, chunked: boolean, tempDir: string): Promise<Body> {
	if (row.kind === "json") return { values: await readJson(request, row.maxBytes), files: [] };
	const { fields, files } = await readMultipart(request, { files: row.files, maxBytes: row.maxBytes, tempDir });
	return { values: readFields(fields, chunked ? row.files : [], files), files };
}

const KEY_SHAPE = /^[\x21-\x7e]{8,200}$/;

function readKey(request: Request): string | undefined {
	const key = request.headers.get("idempotency-key");
	if (key === null) return undefined;
	if (!KEY_SHAPE.test(key)) throw new Problem(400, "The Idempotency-Key can't be read.");
	return key;
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** A request as read by the row it was matched with; which row that is, only the dispatcher knows. */
export type AnyInput = {
	params: Record<string, string>;
	query: unknown;
	body: unknown;
	files: FilePart[];
	idempotencyKey: string | undefined;
};

async function readChecked(request: Request, row: RequestBody, chunked: boolean, tempDir: string): Promise<Body> {
	const { values, files } = await readBody(request, row, chunked, tempDir);
	try {
		return { values: readValues(row.schema, values), files };
	} catch (error) {
		await discardParts(files);
		throw error;
	}
}

/** Reads a whole request by its row. Throws the refusal that fits, and leaves no temporary file then. */
export async function readInput(
	request: Request,
	row: Endpoint,
	params: Record<string, string>,
	tempDir: string,
): Promise<AnyInput> {
	const query = row.query && readValues(row.query, queryOf(request));
	const idempotencyKey = row.idempotent ? readKey(request) : undefined;
	const body = row.body && (await readChecked(request, row.body, row.chunked === true, tempDir));
	return { params, query, body: body?.values, files: body?.files ?? [], idempotencyKey };
}
