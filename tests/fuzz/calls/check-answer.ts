import { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";
import { ENDPOINTS, type EndpointName } from "@/lib/contract/endpoints";
import { REFUSALS } from "@/lib/contract/errors";
import { URL_ENCODED } from "@/lib/contract/form-data";

/** An answer as it arrived. */
export interface Arrived {
	status: number;
	type: string;
	text: string;
}

/** Statuses with which any call may be refused before its row is looked at. */
const COMMON = new Set(Object.values(REFUSALS).flatMap(({ status }): number[] => (status < 500 ? [status] : [])));

const refusalBody = z.strictObject({
	message: z.string().min(1).optional(),
	errors: z.record(z.string(), z.array(z.string())).optional(),
	received: z.number().int().min(0).optional(),
	code: z.enum(Object.keys(REFUSALS)).optional(),
	url: z.string().optional(),
});

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const shown = (text: string) => text.slice(0, 300);

function problemOfSuccess({ success, response, file }: Endpoint, { status, type, text }: Arrived, isSite: boolean) {
	// The site answers a call whose page can do without its result with nothing; so it does where there is nothing to tell.
	if (isSite && status === 204) return text === "" ? undefined : "a body with 204";
	if (status !== success) return `${status} in place of ${success}`;
	if (file) return type.startsWith(file) ? undefined : `a file of type ${type}`;
	if (!response) return text === "" ? undefined : `an unexpected body: ${shown(text)}`;
	if (!/^application\/json\b/.test(type)) return `the type ${type}`;
	const read = response.safeParse(parsed(text));
	return read.success ? undefined : `a body that isn't the contract's: ${shown(text)}`;
}

/** What is wrong with an answer to a call, by the contract; undefined if nothing is. */
export function problemOf(name: EndpointName, answer: Arrived, isSite: boolean, sentType = ""): string | undefined {
	const endpoint: Endpoint = ENDPOINTS[name];
	const { status, type, text } = answer;
	if (status >= 200 && status < 300) return problemOfSuccess(endpoint, answer, isSite);
	// The site takes this type for a form that a browser without script posts, and sends it on to a page.
	if (isSite && status === 303 && sentType === URL_ENCODED) return undefined;
	if (status !== 507 && (status < 400 || status >= 500)) return `${status}: ${shown(text)}`;
	if (!endpoint.errors.includes(status) && !COMMON.has(status)) return `${status}, which no row names: ${shown(text)}`;
	if (!/^application\/json\b/.test(type)) return `${status} of type ${type}: ${shown(text)}`;
	const read = refusalBody.safeParse(parsed(text));
	return read.success ? undefined : `a refusal that isn't the contract's: ${shown(text)}`;
}
