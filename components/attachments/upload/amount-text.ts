import { MEGABYTE } from "@/lib/contract/limits";
import { type DisplaySize, inUnit } from "@/lib/upload/size";

/** Above this size, in megabytes, decimals are omitted. */
const WHOLE_FROM = 100;

/** `bytes` in `unit` as people who read `language` (BCP 47) write it: with one decimal below 100 MB, else whole. */
export function amountText(bytes: number, unit: DisplaySize["unit"], language: string | undefined): string {
	const tenths = Math.max(bytes > 0 ? 0.1 : 0, Math.round((bytes * 10) / MEGABYTE) / 10);
	const isExact = unit === "MB" && tenths < WHOLE_FROM;
	const digits = isExact ? 1 : 0;
	const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
	return format.format(isExact ? tenths : inUnit(bytes, unit));
}
