import { domainToASCII } from "node:url";

/** `emailKey` of accounts as it was when migration 0010 was released. It never changes, whatever becomes of that one. */
export function frozenEmailKey(email: string): string {
	const key = email.replace(/\s+/g, "").normalize("NFC").toLowerCase();
	const at = key.lastIndexOf("@") + 1;
	const domain = key.slice(at);
	return key.slice(0, at) + (/^[\x21-\x7e]*$/.test(domain) ? domain : domainToASCII(domain) || domain);
}
