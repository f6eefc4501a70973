/** Maximum length of a link, in characters. */
export const LONGEST_LINK = 2_000;

const SCHEME = /^https?:\/\//i;

/** The address in a typed link, or null: it must start with http:// or https:// and have a host. */
export function readAddress(value: string): URL | null {
	const text = value.trim();
	if (text.length > LONGEST_LINK || !SCHEME.test(text)) return null;
	try {
		return new URL(text);
	} catch {
		return null;
	}
}

/** Whether two typed links name the same address, however they are spelled. */
export function isSameAddress(one: string, other: string): boolean {
	const [a, b] = [readAddress(one), readAddress(other)];
	return a && b ? a.href === b.href : one.trim() === other.trim();
}
