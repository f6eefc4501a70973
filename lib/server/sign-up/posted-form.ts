import "server-only";
import { URL_ENCODED } from "@/lib/contract/form-data";
import type { SignUpField, SignUpValues } from "@/lib/sign-up/values";
import { refuse } from "../refusal";
import { isSameOrigin } from "../same-origin";

/**
 * Maximum size of a posted form, in bytes: far more than a form accepts, so that a long text gets a message and isn't lost.
 */
const LARGEST_FORM = 300_000;

/** Reads a natively posted form, or returns the refusal to answer with. */
export async function readPosted(request: Request): Promise<URLSearchParams | Response> {
	if (!isSameOrigin(request.headers)) return refuse("cross_origin");
	if (request.headers.get("content-encoding")) return refuse("encoded_body");
	if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== URL_ENCODED)
		return refuse("unsupported_type");
	const size = request.headers.get("content-length");
	if (!size) return refuse("malformed_body");
	return Number(size) > LARGEST_FORM ? refuse("body_too_large") : new URLSearchParams(await request.text());
}

/** The named fields as typed; browsers send other line breaks than they show. */
export const fieldsOf = (form: URLSearchParams, names: readonly SignUpField[]): Partial<SignUpValues> =>
	Object.fromEntries(names.map((name) => [name, (form.get(name) ?? "").replace(/\r\n?/g, "\n")]));
