import type { ErrorBody } from "../../lib/contract/errors";
import { S3Error } from "../files/s3-error";
import { isUnavailable } from "../store/connection-errors";

/** Further fields of a refusal, such as `received` beside a refused chunk's message. */
type ProblemBody = ErrorBody & Record<string, unknown>;

/** A refusal that a handler or the request reader throws; it becomes the answer. */
export class Problem extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly details: Omit<ProblemBody, "message"> = {},
		/** Headers of the answer, such as `retry-after`. */
		readonly headers: Record<string, string> = {},
	) {
		super(message);
		this.name = "Problem";
	}

	get body(): ProblemBody {
		return { message: this.message, ...this.details };
	}
}

/** 422 with a sentence for one field. */
export const refusedField = (field: string, sentence: string) =>
	new Problem(422, sentence, { errors: { [field]: [sentence] } });

/** Error codes of a full disk: Node's, and SQLite's for its own file. */
const FULL = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL", "53100"]);

/** The refusal while the database or the file store is away; forms and uploads are sent again after it. */
const away = (what: string) => new Problem(503, `The ${what} is away for a moment.`, {}, { "retry-after": "2" });

/** The refusal for a thrown value; null for an unexpected error. */
export function problemOf(error: unknown): Problem | null {
	if (error instanceof Problem) return error;
	if (isUnavailable(error)) return away("database");
	if (error instanceof S3Error && error.isPassing) return away("file store");
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return FULL.has(code) ? new Problem(507, "There is no room left to store this.") : null;
}
