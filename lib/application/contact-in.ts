import { isEmail } from "@/lib/contract/contact";

const CONTACT = /\bcontact\s+(\S{3,254}?)[.,;]?\s+if you think/i;

/** The address in a host's sentence about a duplicate application; empty if there is none. */
export function contactIn(sentence: string): string {
	const [, contact = ""] = CONTACT.exec(sentence) ?? [];
	return isEmail(contact) ? contact : "";
}
