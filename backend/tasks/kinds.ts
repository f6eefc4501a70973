/** The payload of each kind of task. */
export interface TaskPayloads {
	/** Sends a mail. */
	mail: { mail: string };
	/** Sends what a recruiter answered to a candidate, unless it was cancelled. */
	answer: { answer: string };
	/** Mails a company's recruiters the applications of a day (YYYY-MM-DD, UTC). */
	digest: { companyId: number; day: string };
	/** Deletes the files of a deleted application. */
	"delete-files": { keys: string[] };
	/** Reminds a candidate of the interview. */
	reminder: { application: string };
	/** Marks applications whose time is over, and deletes those whose grace has ended. */
	retention: Record<string, never>;
	/** Mails the links of all applications under an address. */
	"send-links": { emailKey: string };
	/** Deletes what has ended: stale uploads, sessions, old mails and done tasks. */
	sweep: Record<string, never>;
}

export type TaskKind = keyof TaskPayloads;

/** How a kind of task is run. */
export interface TaskHandler<K extends TaskKind> {
	/** Does the work; throws to have it tried again. Running twice must do no harm. */
	run(payload: TaskPayloads[K]): Promise<void>;
	/** Time limit for a run, in milliseconds: another process takes a task that isn't done by then. */
	leaseMs: number;
	/** Runs after a task is marked as done, when its payload is deleted. */
	afterwards?(): Promise<void>;
}

export type TaskHandlers = { [K in TaskKind]: TaskHandler<K> };
