import type { Language } from "../../../http/language";

const LOCALES = { en: "en-GB", id: "id-ID" } as const;
const UNITS = ["B", "kB", "MB", "GB"] as const;
const STEP = 1_000;

/** A file's size in the largest unit that gives at least one, such as "1.2 MB". */
export function sizeInWords(bytes: number, language: Language): string {
	const unit = UNITS.findLastIndex((_, power) => bytes >= STEP ** power);
	const power = Math.max(0, unit);
	const number = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: power > 1 ? 1 : 0 });
	return `${number.format(bytes / STEP ** power)} ${UNITS[power]}`;
}
