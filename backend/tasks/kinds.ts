import type { Language } from "../http/language";
import type { Remains } from "../upload/unfinished/unfinished";

/** What changed: jobs by their open codes, and companies by their slugs. */
export interface Changed {
	codes: string[];
	companies: string[];
}

/** What each kind of task is given. */
export interface TaskPayloads {
	/** Sends a mail. */
	mail: { mail: string };
	/** Sends a recruiter's answer to a candidate, unless it was cancelled. */
	answer: { answer: string };
	/** Mails a company's recruiters the applications of a day (YYYY-MM-DD, UTC). */
	digest: { companyId: number; day: string };
	/** Deletes what a finished or abandoned upload left in the object store. */
	"clear-upload": Remains;
	/** Deletes the files of a deleted application. */
	"delete-files": { keys: string[] };
	/** Adds the reminders of interviews that are due. */
	reminders: Record<string, never>;
	/** Erases deleted rows from the database's files. */
	"forget-deleted": Record<string, never>;
	/** Drops the cached pages of changed jobs and companies from the site. */
	purge: Changed;
	/** Reminds a candidate of the interview. */
	reminder: { application: string; way: "mail" | "whatsapp"; isLast: boolean };
	/** Marks expired applications, and deletes those whose week of grace is over. */
	retention: Record<string, never>;
	/** Mails the links of all applications under an address; the language is missing in tasks of older versions. */
	"send-links": { emailKey: string; request: string; language?: Language };
	/** Deletes what has expired: stale uploads, sessions, old mails and finished tasks. */
	sweep: Record<string, never>;
}

export type TaskKind = keyof TaskPayloads;

/** How a kind of task is run. */
export interface TaskHandler<K extends TaskKind> {
	/** Does the work; throws to be tried again. Running it twice must do no harm. */
	run(payload: TaskPayloads[K]): Promise<void>;
	/** Time limit for a run, in milliseconds: another process takes a task that isn't done by then. */
	leaseMs: number;
}

export type TaskHandlers = { [K in TaskKind]: TaskHandler<K> };
