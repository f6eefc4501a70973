import { openApiProxyPost } from "@/lib/api-client/call-api";
import { readRetryAfter } from "@/lib/api-client/retry-after";
import { readJson } from "@/lib/text/read-json";
import type { Reply } from "../ports";

interface XhrCall {
	path: string;
	headers: Record<string, string>;
	body: Blob | FormData;
	signal: AbortSignal;
	onSent(bytes: number): void;
}

/** Sends a body by POST and reports its progress, which only XMLHttpRequest can do. Never rejects. */
export function post({ path, headers, body, signal, onSent }: XhrCall): Promise<Reply> {
	return new Promise((resolve) => {
		if (signal.aborted) return resolve({ kind: "lost" });
		const xhr = openApiProxyPost(path, headers);
		const abort = () => xhr.abort();
		const end = (reply: Reply) => {
			signal.removeEventListener("abort", abort);
			resolve(reply);
		};
		const lost = () => end({ kind: "lost" });
		xhr.upload.addEventListener("progress", (event) => onSent(event.loaded));
		xhr.addEventListener("error", lost);
		xhr.addEventListener("abort", lost);
		xhr.addEventListener("load", () => {
			const retryAfterMs = readRetryAfter(xhr.getResponseHeader("Retry-After"), Date.now());
			end({ kind: "answer", status: xhr.status, body: readJson(xhr.responseText), retryAfterMs });
		});
		signal.addEventListener("abort", abort, { once: true });
		xhr.send(body);
	});
}
