import type { Region } from "@/lib/contract/code";
import { cleanCode, decodedCode } from "./clean-code";

/** A region whose host is asked for a code, and the code as that host knows it. */
export interface CodeTry {
	region: Region;
	code: string;
}

/** A suffix that was typed as such; field and form take its plus sign away before anybody can see it. */
const TYPED_SUFFIX = /\+[^a-z0-9]*eu[^a-z0-9]*$/i;

/**
 * The hosts that are asked for an entered code, one after the other while they don't know it. A code that ends in EU
 * may have lost its plus sign, so that the EU region comes first; one with the whole suffix is nobody else's.
 */
export function codeTries(typed: string): CodeTry[] {
	const code = cleanCode(typed);
	const body = /^(.+)eu$/i.exec(code)?.[1];
	const eu: CodeTry[] = body ? [{ region: "eu", code: `${body}+EU` }] : [];
	if (TYPED_SUFFIX.test(decodedCode(typed))) return eu;
	return code ? [...eu, { region: "main", code }] : [];
}
