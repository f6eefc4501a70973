import { toDocumentRequest } from "../document-requests/detail";
import { Problem } from "../http/problem";
import { findDocumentRequest } from "../store/queries/document-requests";
import type { Handler } from "./handler";

/** What a candidate is asked to hand in, and whether it came already. */
export const documentRequest: Handler<"documentRequest"> = async ({ params }, deps) => {
	const found = await findDocumentRequest(deps.store, params.hash);
	if (!found) throw new Problem(404, "There is no such request for documents.");
	return toDocumentRequest(found, deps.publicUrl);
};
