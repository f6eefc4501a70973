import { z } from "zod";
import type { Endpoint, RequestBody } from "../../lib/contract/endpoint";
import { ENDPOINTS } from "../../lib/contract/endpoints";

type Json = Record<string, unknown>;

/** Schemas by content type. */
export type Content = Record<string, { schema: Json }>;

export interface Parameter {
	in: "path" | "query" | "header";
	name: string;
	required: boolean;
	schema: Json;
}

/** A call as the document describes it. */
export interface Operation {
	operationId: string;
	summary: string;
	parameters: Parameter[];
	requestBody?: { required: true; content: Content };
	responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
}

interface OpenApi {
	openapi: string;
	info: { title: string; version: string; description: string };
	servers: { url: string }[];
	/** Operations by path and by method in lower case. */
	paths: Record<string, Record<string, Operation>>;
	components: Json;
}

const schemaOf = (schema: z.ZodType): Json => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return rest;
};

const parameter = (place: "path" | "query", name: string, schema: z.ZodType): Parameter => ({
	in: place,
	name,
	required: place === "path",
	schema: schemaOf(schema),
});

function requestBody(body: RequestBody): Operation["requestBody"] {
	if (body.kind === "json")
		return { required: true, content: { "application/json": { schema: schemaOf(body.schema) } } };
	const files = Object.fromEntries(body.files.map((name) => [name, { type: "string", format: "binary" }]));
	const schema = { allOf: [schemaOf(body.schema), { type: "object", properties: files }] };
	return { required: true, content: { "multipart/form-data": { schema } } };
}

function operation(name: string, row: Endpoint): Operation {
	const query = row.query ? Object.entries<z.ZodType>(row.query.shape) : [];
	const key: Parameter = { in: "header", name: "Idempotency-Key", required: false, schema: { type: "string" } };
	const error = { $ref: "#/components/responses/Refusal" };
	const answer = row.response && { content: { "application/json": { schema: schemaOf(row.response) } } };
	return {
		operationId: name,
		summary: row.summary,
		parameters: [
			...Object.entries(row.params).map(([param, schema]) => parameter("path", param, schema)),
			...query.map(([param, schema]) => parameter("query", param, schema)),
			...(row.idempotent ? [key] : []),
		],
		...(row.body && { requestBody: requestBody(row.body) }),
		responses: {
			[row.success]: { description: row.summary, ...answer },
			...Object.fromEntries(row.errors.map((status) => [status, error])),
			default: error,
		},
	};
}

const REFUSAL = {
	type: "object",
	properties: {
		message: { type: "string" },
		errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
	},
};

function build(): Pick<OpenApi, "paths" | "components"> {
	const paths: OpenApi["paths"] = {};
	for (const [name, row] of Object.entries<Endpoint>(ENDPOINTS)) {
		paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation(name, row) };
	}
	const refusal = { description: "A refusal", content: { "application/json": { schema: REFUSAL } } };
	return { paths, components: { responses: { Refusal: refusal } } };
}

let built: ReturnType<typeof build> | undefined;

/** The contract as an OpenAPI 3.1 document, derived from the table of calls. */
export function openapi(publicUrl: string): OpenApi {
	built ??= build();
	const info = { title: "Astronaut hosts", version: "2.0.0", description: "The calls between the site and its hosts." };
	return { openapi: "3.1.0", info, servers: [{ url: publicUrl }], ...built };
}
