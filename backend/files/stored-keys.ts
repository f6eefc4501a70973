/** Files that people upload, as `newKey` names them. */
const FILE = /^(?:companies\/\d+|cvs)\/[\w-]{1,64}\.[a-z0-9]{1,10}$/i;

/** Copies of links, as `keepCopy` names them. */
const COPY = /^links\/[\w-]{1,64}\/[\w-]{10,64}\.[a-z0-9]{1,10}$/;

/** Longer than any copy of a link is, bytes; how long one is, only the file store knows. */
export const LARGEST_COPY = 1_000_000_000;

/** Whether a text has the form of a link copy's key. */
export const isCopyKey = (text: string): boolean => COPY.test(text);

/** Whether a text has the form of a stored file's key: nothing else that people send leads to a file. */
export const isStoredKey = (text: string): boolean => FILE.test(text) || isCopyKey(text);

/** The keys of all files and link copies that a submission (JSON) names, wherever they stand, each once. */
export function storedKeysIn(submission: string): string[] {
	const keys = new Set<string>();
	JSON.parse(submission, (_, value) => {
		if (typeof value === "string" && isStoredKey(value)) keys.add(value);
		return value;
	});
	return [...keys];
}
