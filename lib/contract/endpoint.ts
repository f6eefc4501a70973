import type { z } from "zod";

/** Hosts a call can go to; regional calls go to the EU host for codes that end in `+EU`. */
export type HostRole = "api" | "links" | "recruiter";

/** The body of a call. Multipart schemas describe the text fields, un-nested; `files` names the file parts. */
export type RequestBody =
	| { kind: "json"; schema: z.ZodType; maxBytes: number }
	| { kind: "multipart"; schema: z.ZodType; files: readonly string[]; maxBytes: number };

/** One row of the contract with the hosts. */
export interface Endpoint {
	method: "GET" | "POST";
	/** Path at the host, with `{name}` for each parameter; a parameter is always one segment. */
	path: string;
	summary: string;
	host: HostRole;
	/** True if the call goes to the EU host for codes that end in `+EU`. */
	regional: boolean;
	/** Limit for the whole call, milliseconds. */
	timeoutMs: number;
	params: Record<string, z.ZodType<string>>;
	query?: z.ZodObject;
	body?: RequestBody;
	/** Status of success, and the schema of its body; no schema means no body. */
	success: 200 | 201 | 204;
	response?: z.ZodType;
	/** The media type, if it responds with a file; pages pass it on, the API proxy doesn't know the call. */
	file?: "application/zip";
	/** Statuses of refusal that a host may answer with, besides 5xx. */
	errors: readonly number[];
	/** The success status alone means that everything was accepted: the body may be empty, or a word. */
	bareSuccess?: boolean;
	/** Supports Idempotency-Key: a repetition gets the first answer and creates nothing. */
	idempotent?: boolean;
	/**
	 * Our own API proxy refuses forms that look filled in by a program (`robot-trap.ts`), and removes the trap's fields.
	 */
	trapped?: boolean;
	/** The page works without its result: where the host fails or has nothing, the proxy answers 204. */
	quiet?: boolean;
	/** Hosts may lack this call: a page or a refusal of any kind in its place becomes 404. */
	optional?: boolean;
	/** Its refusals carry the text to show as `url`, the place of an answer's link. */
	refusesInUrl?: boolean;
	/** Its answer's `url` or `interview_code` leads the browser on, and never out of the region that gave it. */
	leadsOn?: boolean;
	/** The rate limit for one client. */
	rate: "read" | "submit" | "upload" | "check";
	/**
	 * True if our own API proxy also accepts the file as plain bytes and cuts it into this call's chunks, so that a phone
	 * needn't encode anything.
	 */
	chunked?: boolean;
}

/** Keeps a table's exact keys and schemas while checking each row. */
export const endpoints = <const T extends Record<string, Endpoint>>(rows: T): T => rows;
