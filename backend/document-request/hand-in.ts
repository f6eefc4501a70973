import type { z } from "zod";
import type { documentSubmitted } from "../../lib/contract/schemas/application";
import { documentSlot } from "../../lib/contract/schemas/job";
import type { Deps } from "../deps";
import { filled } from "../form-checks/filled";
import { type AnswerKey, answerOnce, keepAnswer } from "../form-checks/idempotency";
import { isOver } from "../form-checks/is-over";
import { acceptFiles, filesIn, useFiles } from "../form-checks/named-files";
import { isAsked, type Slot, toSlot } from "../form-checks/slot";
import { Problem } from "../http/problem";
import { fillRequest, type RequestWithJob } from "../store/queries/document-requests";
import type { DocumentRequestRow } from "../store/schema";
import { checkValues } from "./check-values";
import type { Values } from "./values";

const CALL = "documents";

type Result = z.input<typeof documentSubmitted>;

const handedInBefore = () => new Problem(422, "The documents for this request have already been submitted.");

/** The documents that a request lists; this process is the only writer of the column. */
function slotsOf({ document_list }: DocumentRequestRow): Slot[] {
	const listed = documentSlot.array().parse(JSON.parse(document_list));
	return listed.flatMap((document, index) => (isAsked(document) ? [toSlot(document, index)] : []));
}

/** Checks documents and returns the keys of their stored files. */
async function check({ store, now }: Deps, found: RequestWithJob, values: Values): Promise<string[]> {
	const { request, company } = found;
	if (request.submitted_at !== null) throw handedInBefore();
	if (isOver(request.closes_at, now())) throw new Problem(422, "The due date of this request has passed.");
	const slots = slotsOf(request);
	const errors = checkValues(values, found, slots);
	return acceptFiles(store, company.id, { named: filesIn(values.document_candidate, slots), errors });
}

/** Writes down the documents, their files and the key's answer: all of it or nothing. */
async function save(deps: Deps, found: RequestWithJob, values: Values, key: AnswerKey | undefined): Promise<Result> {
	const files = await check(deps, found, values);
	const submitted = { ...values, document_candidate: filled(values.document_candidate) };
	const at = deps.now().toISOString();
	return deps.store.transaction().execute(async (write) => {
		// Of two simultaneous submissions, the other one may have been first.
		if (!(await fillRequest(write, found.request.hash, submitted, at))) throw handedInBefore();
		await useFiles(write, found.company.id, files, at);
		const result = { submitted: true };
		await keepAnswer(write, key, result, at);
		return result;
	});
}

interface Submission {
	values: Values;
	idempotencyKey: string | undefined;
}

/**
 * Accepts the documents of a request: once, and until its due date has passed. Throws 422 for refused values, after
 * that date, and if documents were submitted before; 409 while the same Idempotency-Key is running. A repeated key
 * returns the first answer and changes nothing.
 */
export async function handIn(
	deps: Deps,
	found: RequestWithJob,
	{ values, idempotencyKey }: Submission,
): Promise<Result> {
	const request = async () => [found.request.hash, values];
	return answerOnce(deps, { call: CALL, idempotencyKey, request }, (key) => save(deps, found, values, key));
}
