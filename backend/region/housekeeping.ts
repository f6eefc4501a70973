import { deleteUnconfirmed } from "../account/delete-unconfirmed";
import { deleteEnded } from "../account/session";
import type { Deps } from "../deps";
import { deleteOldAnswers } from "../form-checks/idempotency";
import { sweepCopies } from "../link-check/copies/sweep-copies";
import { forgetMails, MAILS_STORED_MS } from "../mail/forget-mails";
import { sweepPictures } from "../pictures/store-picture";
import { forgetDeleted } from "../store/forget-deleted";
import { wasDeletedSince } from "../store/queries/deletions";
import { deleteExpiredDevices } from "../store/queries/known-devices";
import { deleteOldMails } from "../store/queries/mails";
import { deleteEndedPreviews } from "../store/queries/previews";
import { deleteOldTasks } from "../store/queries/tasks";
import { enqueueTask } from "../tasks/enqueue";
import type { TaskHandler } from "../tasks/kinds";
import { sweepUploads } from "../upload/sweep";

const HOUR_MS = 3_600_000;

/** How often old data is swept; each sweep runs once, even if a region has several processes. */
const EVERY_HOURS = 6;
const LOOK_EVERY_MS = HOUR_MS / 4;

/** Time limit for a sweep. */
const LEASE_MS = HOUR_MS / 2;

/** The task that deletes what has ended: stale uploads, unused copies of links, sessions, known devices, old mails, tasks and answers, unconfirmed accounts. */
export const sweep = (deps: Deps): TaskHandler<"sweep"> => ({
	leaseMs: LEASE_MS,
	async run() {
		const before = new Date(deps.now().getTime() - MAILS_STORED_MS).toISOString();
		await sweepUploads(deps);
		await sweepCopies(deps);
		await sweepPictures(deps);
		await deleteEnded(deps);
		await deleteExpiredDevices(deps.store, deps.now().toISOString());
		await deleteEndedPreviews(deps.store, deps.now().toISOString());
		await deleteOldMails(deps.store, before);
		await deleteOldTasks(deps.store, before);
		await deleteOldAnswers(deps.store, before);
		await deleteUnconfirmed(deps.store, deps.now());
		await forgetMails(deps);
		const lately = new Date(deps.now().getTime() - 2 * EVERY_HOURS * HOUR_MS).toISOString();
		if (await wasDeletedSince(deps.store, lately)) await forgetDeleted(deps.store, { isQuiet: true });
	},
});

/** The key of the sweep that a moment belongs to, such as `sweep:2026-11-22T12`. */
export function sweepKey(now: Date): string {
	const start = new Date(now);
	start.setUTCHours(now.getUTCHours() - (now.getUTCHours() % EVERY_HOURS));
	return `sweep:${start.toISOString().slice(0, "2026-11-22T12".length)}`;
}

/** Adds a sweep every few hours, a look for due reminders every hour and a run of retention every day, beginning now. Gives the function that ends it. */
export function scheduleSweeps({ store, tasks, log, now }: Pick<Deps, "store" | "tasks" | "log" | "now">): () => void {
	const add = async () => {
		const at = now().toISOString();
		await enqueueTask(store, { key: sweepKey(now()), kind: "sweep", payload: {} }, at);
		const hour = at.slice(0, "2026-11-22T12".length);
		await enqueueTask(store, { key: `reminders:${hour}`, kind: "reminders", payload: {} }, at);
		const day = at.slice(0, "2026-11-22".length);
		await enqueueTask(store, { key: `retention:${day}`, kind: "retention", payload: {} }, at);
		tasks.poke();
	};
	const schedule = () => {
		add().catch((error) => log.warn({ reason: String(error) }, "a sweep could not be scheduled"));
	};
	schedule();
	const timer = setInterval(schedule, LOOK_EVERY_MS);
	timer.unref();
	return () => clearInterval(timer);
}
