const LONGEST = 60;

/** A value for a message: short, and in quotation marks if it is text. */
export function quote(value: unknown): string {
	const written = typeof value === "string" ? `“${value}”` : (JSON.stringify(value) ?? String(value));
	const folded = written.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ");
	return folded.length <= LONGEST ? folded : `${folded.slice(0, LONGEST)}…`;
}
