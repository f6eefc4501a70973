import { refusedField } from "../../http/problem";

const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/** An id that the browser made up for a candidate, as a part of a key. Throws 422 when it could be anything else. */
export function readCandidateId(text: string): string {
	if (!SHAPE.test(text)) throw refusedField("candidate_id", "This is not an identifier.");
	return text;
}
