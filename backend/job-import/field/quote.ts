const LONGEST = 60;

/** A value as a message shows it: short, in quotation marks when it is text. */
export function quote(value: unknown): string {
	const written = typeof value === "string" ? `“${value}”` : (JSON.stringify(value) ?? String(value));
	const folded = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ");
	return folded.length <= LONGEST ? folded : `${folded.slice(0, LONGEST)}…`;
}
