/** The parts of a date as DD MMM YYYY; in the language's own order if its months are only numbers, as in Japanese. */
export function dayOf(parts: readonly Intl.DateTimeFormatPart[]): string {
	const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
	if (/^\d+$/.test(part("month"))) return parts.map(({ value }) => value).join("");
	return `${part("day")} ${part("month")} ${part("year")}`;
}
