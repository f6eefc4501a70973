/** Paths whose rest is a person's unguessable link; it must not be found in a log. */
const PERSONAL = /^((?:\/(?:en|id|api))?\/(?:multiupload|public\/candidates|public\/upload)\/)./;

/** A path for the log: a candidate's link shows as `:hash`. */
export function maskPath(path: string): string {
	const start = PERSONAL.exec(path)?.[1];
	return start ? `${start}:hash` : path;
}
