import { say, timed } from "../../lib/operations/metrics/signals";
import { sendAnswer } from "../application/answer/send-answer";
import { deleteFiles, forget } from "../application/delete-files";
import { sendDigest } from "../application/notice/send-digest";
import { sendReminder } from "../application/reminder/reminder";
import { planReminders } from "../application/reminder/schedule";
import { retain } from "../application/retention/retain";
import { sendLinks } from "../application/send-links";
import type { Deps } from "../deps";
import { sendMail } from "../mail/send-mail";
import { purgeSite } from "../site/purge";
import type { TaskHandler, TaskHandlers, TaskKind } from "../tasks/kinds";
import { sweep } from "./housekeeping";

const handlersOf = (deps: Deps): TaskHandlers => ({
	purge: purgeSite(deps),
	mail: sendMail(deps),
	answer: sendAnswer(deps),
	digest: sendDigest(deps),
	"clear-upload": { leaseMs: 60_000, run: (remains) => deps.unfinished.clear(remains) },
	"delete-files": deleteFiles(deps),
	"forget-deleted": forget(deps),
	reminders: planReminders(deps),
	reminder: sendReminder(deps),
	retention: retain(deps),
	"send-links": sendLinks(deps),
	sweep: sweep(deps),
});

/** The same handler, which tells the metrics how it went. */
const observed = <K extends TaskKind>(kind: K, { run, leaseMs }: TaskHandler<K>, region: string): TaskHandler<K> => ({
	leaseMs,
	async run(payload) {
		await timed(
			async () => {
				await run(payload);
				return true;
			},
			(seconds, isDone = false) => say("task", () => ({ region, kind, isDone, seconds })),
		);
	},
});

/** The handler of each kind of task. */
export function taskHandlers(deps: Deps): TaskHandlers {
	const entries = Object.entries(handlersOf(deps)) as [TaskKind, TaskHandler<TaskKind>][];
	return Object.fromEntries(
		entries.map(([kind, handler]) => [kind, observed(kind, handler, deps.region)]),
	) as unknown as TaskHandlers;
}
