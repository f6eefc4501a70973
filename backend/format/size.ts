import { KILOBYTE, MEGABYTE } from "../../lib/contract/limits";
import type { Language } from "../http/language";

const LOCALES = { en: "en-GB", id: "id-ID" } as const;

/** A file's size in whole MB, or in KB below one MB; at least 1 unless the file is empty. */
export function sizeInWords(bytes: number, language: Language): string {
	const [unit, name] = Math.round(bytes / MEGABYTE) >= 1 ? [MEGABYTE, "MB"] : [KILOBYTE, "KB"];
	const least = bytes > 0 ? 1 : 0;
	return `${new Intl.NumberFormat(LOCALES[language]).format(Math.max(least, Math.round(bytes / unit)))} ${name}`;
}
