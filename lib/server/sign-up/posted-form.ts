import "server-only";
import { URL_ENCODED } from "@/lib/contract/form-data";
import type { SignUpField, SignUpValues } from "@/lib/sign-up/values";
import { refuse } from "../refusal";
import { isSameOrigin } from "../same-origin";

/** Largest posted form that is read, bytes: far more than what a form takes, so that a long text is told, not lost. */
const LARGEST_FORM = 300_000;

/** Reads a form that a browser posted by itself, or gives the refusal to answer with. */
export async function readPosted(request: Request): Promise<URLSearchParams | Response> {
	if (!isSameOrigin(request.headers)) return refuse("cross_origin");
	if (request.headers.get("content-encoding")) return refuse("encoded_body");
	if (request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== URL_ENCODED)
		return refuse("unsupported_type");
	const size = request.headers.get("content-length");
	if (!size) return refuse("malformed_body");
	return Number(size) > LARGEST_FORM ? refuse("body_too_large") : new URLSearchParams(await request.text());
}

/** The named fields as they were typed; browsers send line breaks in another form than they show them. */
export const fieldsOf = (form: URLSearchParams, names: readonly SignUpField[]): Partial<SignUpValues> =>
	Object.fromEntries(names.map((name) => [name, (form.get(name) ?? "").replace(/\r\n?/g, "\n")]));
