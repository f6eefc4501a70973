const LONGEST = 60;

/** Characters of an address that mail programs turn into a link. */
const ADDRESS = /[/:@\\]|\.\p{L}{2}/u;

/**
 * The greeting of a mail. Anybody can enter any name with somebody else's address, so a name that contains an address
 * or a whole sentence is omitted.
 */
export function greeting(hello: string, name: string): string {
	const line = name.replace(/\s+/g, " ").trim();
	return line && line.length <= LONGEST && !ADDRESS.test(line) ? `${hello} ${line},` : `${hello},`;
}
