import type { Deps } from "../../deps";
import { interviewEnd } from "../../job/interview-end";
import type { Store } from "../../store/open";
import { enqueueTask } from "../../tasks/enqueue";
import type { TaskHandler } from "../../tasks/kinds";

const LEASE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many days before the due date candidates are reminded, the last time at the end. */
const DAYS_BEFORE = [3, 1];

/** Shortest time between an application and a reminder: the receipt has just said the same. */
const LEAST_WAIT_MS = 2 * HOUR_MS;

/** Which reminder an application with a due date is to get now. */
export interface DueReminder {
	/** Days before the due date for which it stands. */
	days: number;
	/** Whether none follows. */
	isLast: boolean;
}

/**
 * The reminder that is due at `now` for an interview that ends at `endsAt`; undefined before the first one, after the due
 * date, and for somebody who applied (`sentAt`, ISO 8601) about when it became due, or later.
 */
export function dueReminder(endsAt: string, sentAt: string, now: Date): DueReminder | undefined {
	const end = Date.parse(endsAt);
	const days = DAYS_BEFORE.findLast((before) => now.getTime() >= end - before * DAY_MS);
	if (days === undefined || now.getTime() >= end) return undefined;
	if (Date.parse(sentAt) + LEAST_WAIT_MS > end - days * DAY_MS) return undefined;
	return { days, isLast: days === DAYS_BEFORE.at(-1) };
}

/** The furthest that a due date, as it is written, is from its end in UTC, and some more. */
const ZONES_MS = 2 * DAY_MS;

/**
 * Applications whose interview may end within the days of the first reminder, and isn't known to be done. A closed job has
 * only its due date to go by, in its own time zone.
 */
function findWaiting(store: Store, now: Date) {
	const end = now.getTime() + Math.max(...DAYS_BEFORE) * DAY_MS;
	const dayOf = (at: number) => new Date(at).toISOString().slice(0, "2026-11-22".length);
	return store
		.selectFrom("applications")
		.innerJoin("jobs", "jobs.id", "applications.job_id")
		.select(["applications.id", "applications.created_at"])
		.select(["jobs.state", "jobs.due_date", "jobs.closes_at", "jobs.content"])
		.where((is) =>
			is.or([
				is.and([is("jobs.closes_at", ">", now.toISOString()), is("jobs.closes_at", "<=", new Date(end).toISOString())]),
				is.and([
					is("jobs.state", "=", "closed"),
					is("jobs.due_date", ">=", dayOf(now.getTime() - ZONES_MS)),
					is("jobs.due_date", "<=", dayOf(end + ZONES_MS)),
				]),
			]),
		)
		.where("withdrawn_at", "is", null)
		.where("answered_at", "is", null)
		.where("applications.status", "!=", "declined")
		.execute();
}

/** Begins the key of each of an application's reminders. */
export const reminderKey = (applicationId: string): string => `reminder:${applicationId}`;

/**
 * The hourly task that adds the reminders that are due, each once by mail and once by WhatsApp. It reads the due dates as
 * they are now: one that was moved brings reminders of its own.
 */
export const planReminders = ({ store, tasks, whatsapp, now }: Deps): TaskHandler<"reminders"> => ({
	leaseMs: LEASE_MS,
	async run() {
		const at = now();
		const ways = whatsapp ? (["mail", "whatsapp"] as const) : (["mail"] as const);
		for (const { id, created_at, ...job } of await findWaiting(store, at)) {
			const ends = interviewEnd(job);
			const due = ends && dueReminder(ends, created_at, at);
			if (!due) continue;
			for (const way of ways) {
				const key = `${reminderKey(id)}:${ends}:${due.days}:${way}`;
				const payload = { application: id, way, isLast: due.isLast };
				await enqueueTask(store, { key, kind: "reminder", payload }, at.toISOString());
			}
		}
		tasks.poke();
	},
});
