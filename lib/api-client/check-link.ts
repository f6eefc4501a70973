import { JOB_CODE_HEADER } from "@/lib/api-client/headers";
import type { ENDPOINTS } from "@/lib/contract/endpoints";
import type { LinkCalls, LinkReply } from "@/lib/link-check/ports";
import { callApi } from "./call-api";
import { readRetryAfter } from "./retry-after";

type PathOf<Name extends keyof typeof ENDPOINTS> = (typeof ENDPOINTS)[Name]["path"];

// Written out because importing the table would bring its schemas into the browser; the types keep the two equal.
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

/** A link to check, in a form of the job with this open code. */
interface Ask {
	path: string;
	body: Record<string, string>;
	openCode: string;
	signal: AbortSignal;
}

async function post({ path, body, openCode, signal }: Ask): Promise<LinkReply> {
	try {
		const answer = await callApi(path, {
			method: "POST",
			headers: { "content-type": "application/json", ...(openCode && { [JOB_CODE_HEADER]: openCode }) },
			body: JSON.stringify(body),
			signal,
		});
		const retryAfterMs = readRetryAfter(answer.headers.get("retry-after"), Date.now());
		return { kind: "answer", status: answer.status, body: await readBody(answer), retryAfterMs };
	} catch {
		return { kind: "lost" };
	}
}

/** The link calls through our API proxy, in the region of a job's open code (empty if it has none). */
export const linkCalls = (openCode: string): LinkCalls => ({
	check: (link, signal) => post({ path: CHECK, body: { link }, openCode, signal }),
	download: (kind, { link, idFile, signal }) =>
		kind === "document"
			? post({ path: DRIVE, body: { drive_link: link, candidate_id: idFile }, openCode, signal })
			: post({ path: VIDEO, body: { yt_link: link, candidate_id: idFile }, openCode, signal }),
	capture: ({ link, idFile, signal }) =>
		post({ path: CAPTURE, body: { link, candidate_id: idFile }, openCode, signal }),
});
