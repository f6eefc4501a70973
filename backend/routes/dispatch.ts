import type { Endpoint } from "../../lib/contract/endpoint";
import type { EndpointName } from "../../lib/contract/endpoints";
import { type Match, matchPath } from "../../lib/contract/match";
import { rowOf } from "../../lib/contract/row-of";
import { enquiryShape } from "../../lib/contract/schemas/account";
import type { Deps } from "../deps";
import type { Sent } from "../http/body-bytes";
import { discardParts } from "../http/file-part";
import { Problem } from "../http/problem";
import { type AnyInput, readInput } from "../http/read-input";
import { handlers } from "./registry";

/** Decodes a path once; null when it can't be. */
function segmentsOf(path: string): string[] | null {
	try {
		return path.split("/").slice(1).map(decodeURIComponent);
	} catch {
		return null;
	}
}

/** The call of the table that a request means. Throws 404, or 405 when the path has other methods. */
export function findCall(method: string, path: string): Match {
	const matches = matchPath(segmentsOf(path) ?? []);
	const wanted = method === "HEAD" ? "GET" : method;
	const match = matches.find(({ endpoint }) => endpoint.method === wanted);
	if (match) return match;
	if (matches.length > 0) throw new Problem(405, "This address doesn't accept this method.");
	throw new Problem(404, "There is nothing at this address.");
}

/** Handlers by name, with the types of the rows taken off: input and answer are checked against the row at run time. */
const untyped = handlers as Record<EndpointName, (input: AnyInput, deps: Deps) => Promise<unknown>>;

function toResponse(endpoint: Endpoint, answer: unknown): Response {
	if (endpoint.file && answer instanceof ReadableStream)
		return new Response(answer, { headers: { "content-type": endpoint.file, "cache-control": "no-store" } });
	if (!endpoint.response) return new Response(null, { status: endpoint.success });
	const read = endpoint.response.safeParse(answer);
	if (!read.success) throw new Error("An answer doesn't fit its schema.", { cause: read.error });
	return Response.json(answer, { status: endpoint.success, headers: { "cache-control": "no-store" } });
}

/** Runs a call: reads the request by its row, hands it to the handler, checks the answer against the row. */
export async function runCall(request: Sent, match: Match, deps: Deps): Promise<Response> {
	const { name, endpoint, params } = match;
	const input = await readInput(request, rowOf(match, enquiryShape), params, deps.tempDir);
	try {
		return toResponse(endpoint, await untyped[name](input, deps));
	} finally {
		await discardParts(input.files);
	}
}
