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
import type { TaskHandlers } from "../tasks/kinds";
import { sweep } from "./housekeeping";

/** The handler of each kind of task. */
export const taskHandlers = (deps: Deps): TaskHandlers => ({
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
