import { randomInt } from "node:crypto";
import type { Region } from "../../lib/contract/code";
import type { Language } from "../http/language";

/** Capitals and digits without those that are mistaken for one another (0 O, 1 I L). */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 8;

/** A new, unguessable interview code; the EU region's are marked as such. */
export function newInterviewCode(region: Region): string {
	const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
	return region === "eu" ? `${letters}+EU` : letters;
}

/** Where the interview of a code is done; as in the site's links, English is left out. */
export const interviewUrl = (publicUrl: string, code: string, language: Language): string =>
	`${publicUrl}/code/${encodeURIComponent(code)}${language === "en" ? "" : `?language=${language}`}`;
