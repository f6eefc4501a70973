import { handIn } from "../document-request/hand-in";
import { requireDocumentRequest } from "../store/queries/document-requests";
import type { Handler } from "./handler";

/** Stores the documents of a document request. */
export const submitDocuments: Handler<"submitDocuments"> = async ({ params, body, idempotencyKey }, deps) => {
	const found = await requireDocumentRequest(deps.store, params.hash);
	return handIn(deps, found, { values: body, idempotencyKey });
};
