/**
 * PostgreSQL's codes for a transaction that it rolled back in favour of another one: serialisation failure and
 * deadlock.
 */
const UNDONE = new Set(["40001", "40P01"]);

/**
 * Codes of a connection that ended or didn't come about: the server stops, starts, became a stand-by, or has as many
 * connections as it may; a session that waited too long in a transaction; Node's own.
 */
const LOST =
	/^(?:08...|57P0[1-5]|53300|25P0[34]|25006|ECONN(?:RESET|REFUSED|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** The driver's messages for errors of that kind without a code. */
const LOST_WORDS =
	/^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "");

/** Whether the database rolled back a transaction that may succeed if it is repeated. */
export const isUndone = (error: unknown): boolean => UNDONE.has(codeOf(error));

/** Whether a connection to PostgreSQL was lost or couldn't be opened, so that it is unusable. */
export const isLost = (error: unknown): boolean =>
	LOST.test(codeOf(error)) || LOST_WORDS.test(String((error as { message?: unknown } | null)?.message ?? ""));

/** Codes of what took too long in the database: a statement, or waiting for a lock. */
const LATE = new Set(["57014", "55P03"]);

/** Whether the database can't serve now, but probably will: the connection was lost, or something took too long. */
export const isUnavailable = (error: unknown): boolean => isLost(error) || isUndone(error) || LATE.has(codeOf(error));
