/**
 * How long after the deadline submissions are still accepted, in milliseconds: a form that was open at the due date may
 * be about to be sent, with its files still uploading.
 */
const GRACE_MS = 10 * 60_000;

/** Whether a moment has passed (ISO 8601); one that isn't named never does. */
export const hasPassed = (moment: string | null, now: Date): boolean =>
	moment !== null && now.getTime() > Date.parse(moment);

/** Whether a due date has passed that ends at `closesAt` (ISO 8601), with some grace; one without an end never is. */
export const isOver = (closesAt: string | null, now: Date): boolean =>
	closesAt !== null && now.getTime() > Date.parse(closesAt) + GRACE_MS;
