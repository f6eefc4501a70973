const BOX =
	"mt-1.5 block min-h-12 w-full min-w-0 rounded-lg border bg-surface px-3 py-2 text-base text-ink disabled:bg-page disabled:text-muted";

/** Style of the box of a text field, list or date, with or without an error. */
export const boxStyle = (error: string | undefined) => `${BOX} ${error ? "border-2 border-danger" : "border-line"}`;
