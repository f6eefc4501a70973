import type { Region } from "@/lib/contract/code";
import { cleanCode, decodedCode } from "./clean-code";

/** A region whose host checks a code, and the code as that host knows it. */
export interface CodeTry {
	region: Region;
	code: string;
}

/** An explicitly typed suffix; the field and the form remove its plus sign before anyone can see it. */
const TYPED_SUFFIX = /\+[^a-z0-9]*eu[^a-z0-9]*$/i;

/**
 * The hosts to ask about an entered code, in turn until one knows it. A code that ends in EU may have lost its plus sign, so
 * the EU region comes first; a code with the whole suffix belongs to that region alone.
 */
export function codeTries(typed: string): CodeTry[] {
	const code = cleanCode(typed);
	const body = /^(.+)eu$/i.exec(code)?.[1];
	const eu: CodeTry[] = body ? [{ region: "eu", code: `${body}+EU` }] : [];
	if (TYPED_SUFFIX.test(decodedCode(typed))) return eu;
	return code ? [...eu, { region: "main", code }] : [];
}
