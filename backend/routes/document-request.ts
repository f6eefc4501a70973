import { toDocumentRequest } from "../document-request/detail";
import { requireDocumentRequest } from "../store/queries/document-requests";
import type { Handler } from "./handler";

/** A document request, and whether it was answered. */
export const documentRequest: Handler<"documentRequest"> = async ({ params }, deps) =>
	toDocumentRequest(await requireDocumentRequest(deps.store, params.hash), deps.publicUrl);
