const LONGEST = 60;

/** What makes an address that mail programs turn into a link. */
const ADDRESS = /[/:@\\]|\.\p{L}{2}/u;

/**
 * The first line of a mail to somebody. Anybody can type any name with somebody else's address, so one that carries an
 * address of its own, or a whole sentence, is left out.
 */
export function greeting(hello: string, name: string): string {
	const line = name.replace(/\s+/g, " ").trim();
	return line && line.length <= LONGEST && !ADDRESS.test(line) ? `${hello} ${line},` : `${hello},`;
}
