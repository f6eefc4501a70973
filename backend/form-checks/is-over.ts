/**
 * How long after its end something is still taken, milliseconds: a form that was open when the due date passed may be
 * about to be sent, its files still on the way.
 */
const GRACE_MS = 10 * 60_000;

/** Whether a due date is over that ends at `closesAt` (ISO 8601), with some grace; one without an end never is. */
export const isOver = (closesAt: string | null, now: Date): boolean =>
	closesAt !== null && now.getTime() > Date.parse(closesAt) + GRACE_MS;
