import "server-only";
import { env } from "../../env";
import { relayUpload } from "../../relay/relay-upload";
import type { Send } from "../call";

/** Cuts a file's plain bytes into the contract's chunks; a chunk in a form is passed on unchanged. */
export const sendUploadChunk =
	(plain: Send): Send =>
	(request, call) => {
		if (request.headers.get("content-type") !== "application/octet-stream") return plain(request, call);
		const { url, headers, endpoint } = call;
		return relayUpload(request, { url, headers, encoding: env().uploadEncoding, timeoutMs: endpoint.timeoutMs });
	};
