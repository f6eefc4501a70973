/** Paths whose rest is a person's unguessable link, or a person's interview code; neither must be found in a log. */
const PERSONAL: readonly [RegExp, string][] = [
	[/^((?:\/(?:en|id|api))?\/(?:multiupload|public\/candidates|public\/upload)\/).+/, "$1:hash"],
	[/^((?:\/(?:en|id|api))?\/(?:code|code-bcg|interviews)\/)[^/]+/, "$1:code"],
];

/** A path for the log: a candidate's link shows as `:hash`, an interview code as `:code`. */
export function maskPath(path: string): string {
	return PERSONAL.reduce((masked, [shape, shown]) => masked.replace(shape, shown), path);
}
