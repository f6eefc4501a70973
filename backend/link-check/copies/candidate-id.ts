import { refusedField } from "../../http/problem";

const SHAPE = /^[A-Za-z0-9_-]{1,64}$/;

/** An id that the browser made up for a candidate, as a part of a key. Throws 422 when it could be anything else. */
function readCandidateId(text: string): string {
	if (!SHAPE.test(text)) throw refusedField("candidate_id", "This is not an identifier.");
	return text;
}

/** The candidate and the client that a copy is made for. */
export interface CopyOwner {
	candidateId: string;
	/** The pseudonym of the client that asks for it; undefined if its site names none. */
	client: string | undefined;
}

/** The owner of a copy that a call asks for. Throws 422 for an id that isn't one. */
export const readOwner = (candidateId: string, client: string | undefined): CopyOwner => ({
	candidateId: readCandidateId(candidateId),
	client,
});
