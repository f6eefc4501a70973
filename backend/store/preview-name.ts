import { randomInt } from "node:crypto";
import { PREVIEW_LENGTH } from "../../lib/contract/preview-code";

const DAY_MS = 86_400_000;
const ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789";

/** The unguessable end of a preview's address. */
export const previewName = (): string =>
	Array.from({ length: PREVIEW_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** When a preview that is created now expires, ISO 8601. */
export const previewEnd = (now: Date): string => new Date(now.getTime() + DAY_MS).toISOString();
