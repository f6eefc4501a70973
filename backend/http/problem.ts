import type { ErrorBody } from "../../lib/contract/errors";

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

/** The refusal for a thrown value; null for an unexpected error. */
export function problemOf(error: unknown): Problem | null {
	if (error instanceof Problem) return error;
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return FULL.has(code) ? new Problem(507, "There is no room left to store this.") : null;
}
