import type { Generated } from "kysely";

/** An outgoing mail: stored in the transaction of its cause, and sent afterwards. */
export interface MailTable {
	id: string;
	recipient: string;
	reply_to: string | null;
	subject: string;
	/** Plain text. */
	body: string;
	/** The same text as HTML; null for a plain-text mail. */
	html: string | null;
	/** The application that it belongs to, and is deleted with. */
	application_id: string | null;
	created_at: string;
	/** Null until it was sent; the body is empty from then on. */
	sent_at: string | null;
}

/** Work that is done after the commit that made it necessary. */
export interface TaskTable {
	/** Names the work, and is used once: `mail:…`, `sweep:2026-11-22T12`. */
	id: string;
	kind: string;
	/** JSON of what the kind needs; emptied once the task is done. */
	payload: string;
	created_at: string;
	/** When it is due; while a process runs it, the end of that process's lease. */
	run_at: string;
	attempts: Generated<number>;
	done_at: string | null;
}
