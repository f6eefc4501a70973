import type { ENDPOINTS } from "@/lib/contract/endpoints";
import type { LinkCalls, LinkReply } from "@/lib/links/ports";
import { readRetryAfter } from "@/lib/upload/transfer/backoff";

type PathOf<Name extends keyof typeof ENDPOINTS> = (typeof ENDPOINTS)[Name]["path"];

// Written out because the table itself would bring its schemas into the browser; the types keep them equal.
const CHECK: PathOf<"checkLink"> = "/api/check_link";
const DRIVE: PathOf<"driveDownload"> = "/api/drivedownload";
const VIDEO: PathOf<"videoDownload"> = "/api/youtubedownload";
const CAPTURE: PathOf<"pageCapture"> = "/api/v2/page-capture";

async function readBody(answer: Response): Promise<unknown> {
	try {
		return await answer.json();
	} catch {
		return undefined;
	}
}

async function post(path: string, body: Record<string, string>, signal: AbortSignal): Promise<LinkReply> {
	try {
		const answer = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			signal,
		});
		const retryAfterMs = readRetryAfter(answer.headers.get("retry-after"), Date.now());
		return { kind: "answer", status: answer.status, body: await readBody(answer), retryAfterMs };
	} catch {
		return { kind: "lost" };
	}
}

/** The link calls through our own door. */
export const linkCalls: LinkCalls = {
	check: (link, signal) => post(CHECK, { link }, signal),
	download: (kind, { link, idFile, signal }) =>
		kind === "document"
			? post(DRIVE, { drive_link: link, candidate_id: idFile }, signal)
			: post(VIDEO, { yt_link: link, candidate_id: idFile }, signal),
	capture: ({ link, idFile, signal }) => post(CAPTURE, { link, candidate_id: idFile }, signal),
};
