import { domainToASCII } from "node:url";
import { cleanEmail } from "../../../lib/contract/contact";

/**
 * What two writings of one email address have in common; unique among accounts. A domain of another alphabet counts as
 * the same one in its letters and as `xn--…`, which browsers make of it in some fields and not in others.
 */
export function emailKey(email: string): string {
	const key = cleanEmail(email).normalize("NFC").toLowerCase();
	const at = key.lastIndexOf("@") + 1;
	const domain = key.slice(at);
	return key.slice(0, at) + (/^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain) || domain);
}
