import "server-only";
import { GLANCE_HEADER } from "@/lib/api-client/headers";
import { endRunning } from "../../relay/running";
import type { Send } from "../call";

/**
 * Ends the upload's running call first: a client that asks for the offset has abandoned it, unless it only reads the
 * progress.
 */
export const sendUploadProgress =
	(plain: Send): Send =>
	async (request, call) => {
		if (!request.headers.has(GLANCE_HEADER)) await endRunning(call.params.identifier ?? "");
		return plain(request, call);
	};
