import type { z } from "zod";
import type { ENDPOINTS, EndpointName } from "../../lib/contract/endpoints";
import type { Deps } from "../deps";
import type { FilePart } from "../http/file-part";
import type { Language } from "../http/language";

type Rows = typeof ENDPOINTS;
type Query<N extends EndpointName> = Rows[N] extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined;
type Values<N extends EndpointName> = Rows[N] extends { body: { schema: infer S extends z.ZodType } }
	? z.output<S>
	: undefined;

/** The input of a handler, validated by its row of the contract. */
interface Input<N extends EndpointName> {
	params: { [K in keyof Rows[N]["params"]]: string };
	query: Query<N>;
	body: Values<N>;
	files: FilePart[];
	idempotencyKey: string | undefined;
	/** The language of sentences for people. */
	language: Language;
	/** The pseudonym or address of the client behind it, for counting; undefined if nobody names it. */
	client: string | undefined;
}

/** The result of a handler: a body by the row's schema, a file's bytes, or undefined if the row has neither. */
type Answer<N extends EndpointName> = Rows[N] extends { response: infer R extends z.ZodType }
	? z.input<R>
	: Rows[N] extends { file: string }
		? ReadableStream
		: undefined;

/** One call of the contract. Refusals are thrown as `Problem`. */
export type Handler<N extends EndpointName> = (input: Input<N>, deps: Deps) => Promise<Answer<N>>;
