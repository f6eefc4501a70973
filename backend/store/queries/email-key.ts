import { domainToASCII } from "node:url";
import { cleanEmail } from "../../../lib/contract/contact";

/**
 * The normal form of an email address; unique among accounts. A domain in another alphabet equals its `xn--…` form,
 * which browsers produce in some fields only.
 */
export function emailKey(email: string): string {
	const key = cleanEmail(email).normalize("NFC").toLowerCase();
	const at = key.lastIndexOf("@") + 1;
	const domain = key.slice(at);
	return key.slice(0, at) + (/^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain) || domain);
}
