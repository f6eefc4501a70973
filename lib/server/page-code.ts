import "server-only";
import { type Code, parseCode } from "@/lib/contract/code";

/** The code in a page's address, whose parameter Next may hand over encoded. Null for anything else. */
export function readPageCode(param: string): Code | null {
	try {
		return parseCode(decodeURIComponent(param));
	} catch {
		return null;
	}
}
