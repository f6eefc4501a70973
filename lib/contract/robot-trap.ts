/** A field that no person sees; programs that fill in every field they find fill it in too. */
export const TRAP_FIELD = "website";

/** The time that a page was open when its form was sent, in milliseconds. Forms without script lack it. */
export const WAITED_FIELD = "waited_ms";

/** Nobody fills in a form in less time, milliseconds. */
export const SHORTEST_WAIT_MS = 3_000;

const isFilled = (value: unknown) => value !== undefined && value !== "";

/**
 * Whether a sent form looks as if a program had filled it in: the trap isn't empty, or the form was sent immediately.
 */
export function looksAutomatic(values: Readonly<Record<string, unknown>>): boolean {
	const waited = values[WAITED_FIELD];
	return isFilled(values[TRAP_FIELD]) || (isFilled(waited) && !(Number(waited) >= SHORTEST_WAIT_MS));
}

/** The values of a form without what only the trap is for. */
export function withoutTrap(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
	const { [TRAP_FIELD]: _trap, [WAITED_FIELD]: _waited, ...rest } = values;
	return rest;
}
