import { randomInt } from "node:crypto";
import { parseCode, type Region } from "../../../lib/contract/code";

/** Letters and digits that aren't mistaken for one another, without vowels, so that they make no words. */
const ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789";
const LENGTH = 6;

/** A new, unused open code; those of the EU region are marked. */
export function newOpenCode(region: Region, isTaken: (code: string) => boolean): string {
	for (;;) {
		const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
		const code = parseCode(region === "eu" ? `${letters}+EU` : letters)?.code;
		if (code && !isTaken(code)) return code;
	}
}
