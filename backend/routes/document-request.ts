import { toDocumentRequest } from "../document-request/detail";
import { requireDocumentRequest } from "../store/queries/document-requests";
import type { Handler } from "./handler";

/** What a candidate is asked to hand in, and whether it came already. */
export const documentRequest: Handler<"documentRequest"> = async ({ params }, deps) =>
	toDocumentRequest(await requireDocumentRequest(deps.store, params.hash), deps.publicUrl);
