import type { ReactNode } from "react";

interface Parts {
	hint?: ReactNode;
	error?: string;
	mark?: string;
	/** Id of anything else that describes the field, such as a counter. */
	also?: string;
}

/** The `aria-describedby` of a field with these parts, in reading order. */
export function describedBy(id: string, { error, mark, hint, also }: Parts): string | undefined {
	const ids = [error && `${id}-error`, mark && `${id}-mark`, hint ? `${id}-hint` : undefined, also];
	return ids.filter(Boolean).join(" ") || undefined;
}
