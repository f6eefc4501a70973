import { KILOBYTE, MEGABYTE } from "../../lib/contract/limits";
import type { Language } from "../http/language";

const LOCALES = { en: "en-GB", id: "id-ID" } as const;

/** A file's size in whole MB, or in KB where that would be none; anything above nothing is at least 1. */
export function sizeInWords(bytes: number, language: Language): string {
	const [unit, name] = Math.round(bytes / MEGABYTE) >= 1 ? [MEGABYTE, "MB"] : [KILOBYTE, "KB"];
	const least = bytes > 0 ? 1 : 0;
	return `${new Intl.NumberFormat(LOCALES[language]).format(Math.max(least, Math.round(bytes / unit)))} ${name}`;
}
