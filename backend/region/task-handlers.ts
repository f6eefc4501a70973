import { sendAnswer } from "../application/answer/send-answer";
import { deleteFiles } from "../application/delete-files";
import { sendDigest } from "../application/notice/send-digest";
import { sendReminder } from "../application/reminder/reminder";
import { retain } from "../application/retention/retain";
import { sendLinks } from "../application/send-links";
import type { Deps } from "../deps";
import { sendMail } from "../mail/send-mail";
import type { TaskHandlers } from "../tasks/kinds";
import { sweep } from "./housekeeping";

/** The handler of each kind of task. */
export const taskHandlers = (deps: Deps): TaskHandlers => ({
	mail: sendMail(deps),
	answer: sendAnswer(deps),
	digest: sendDigest(deps),
	"delete-files": deleteFiles(deps),
	reminder: sendReminder(deps),
	retention: retain(deps),
	"send-links": sendLinks(deps),
	sweep: sweep(deps),
});
