const SIGNS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text of XML with its signs instead of their names: "R&D" of "R&amp;D". */
export const decoded = (text: string): string =>
	text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => SIGNS[name] ?? "");
