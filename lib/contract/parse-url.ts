/**
 * Parses an address, like `URL.parse` of newer engines; null for an invalid one. `URL.canParse` is unusable: in Node
 * 20, after some thousand calls, it returns false for every address with a letter such as "ü".
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
	try {
		return new URL(text, base);
	} catch {
		return null;
	}
}
