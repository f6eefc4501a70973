/** Numbers by which each part is mixed: odd, and unlike each other. */
const FACTORS = [0x85ebca6b, 0xc2b2ae35] as const;

/**
 * A short text that is the same for the same text, and else most likely another one: 64 bits. It tells a repeat from a
 * change and keeps no secret.
 */
export const fingerprint = (text: string): string =>
	FACTORS.map((factor) => {
		let mixed = factor ^ text.length;
		for (let at = 0; at < text.length; at += 1) {
			mixed = Math.imul(mixed ^ text.charCodeAt(at), factor);
			mixed ^= mixed >>> 15;
		}
		return (mixed >>> 0).toString(16).padStart(8, "0");
	}).join("");
