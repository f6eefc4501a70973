import { callApi } from "@/lib/api-client/call-api";
import { readRetryAfter } from "@/lib/api-client/retry-after";
import { wellFormed } from "@/lib/contract/well-formed";
import { readJson } from "@/lib/text/read-json";
import { BYTES_TYPE, END_HEADER, GLANCE_HEADER, JOB_CODE_HEADER, UPLOAD_HEADERS } from "../../api-client/headers";
import type { Reply, SendCall, Transport } from "../ports";
import { legacyReply } from "./legacy-reply";
import { chunkedPath, progressPath, singlePath, type UploadPurpose } from "./paths";
import { post } from "./xhr";

/** The target of the files of one slot. */
export interface UploadDestination {
	companyId: string;
	/** The job's open code; the proxy reads the region from it. */
	openCode: string;
	slotIndex: number;
	purpose: UploadPurpose;
}

const encodedName = (name: string) => encodeURIComponent(wellFormed(name));

const jobHeaders = ({ openCode }: UploadDestination) => ({ [JOB_CODE_HEADER]: openCode });

function sendBytes(call: SendCall, to: UploadDestination) {
	const headers = {
		...jobHeaders(to),
		"Content-Type": BYTES_TYPE,
		[UPLOAD_HEADERS.identifier]: call.identifier,
		[UPLOAD_HEADERS.offset]: String(call.offset),
		[UPLOAD_HEADERS.length]: String(call.file.size),
		[UPLOAD_HEADERS.slot]: String(to.slotIndex),
		[UPLOAD_HEADERS.fresh]: call.fresh ? "1" : "0",
		[UPLOAD_HEADERS.name]: encodedName(call.name),
		...(call.isStep && { [END_HEADER]: String(call.end) }),
	};
	// The slice is typed by the header above; a typeless Blob keeps the browser from adding its own.
	return post({ ...call, path: chunkedPath(to.companyId), headers, body: call.file.slice(call.offset, call.end) });
}

async function storeWhole(call: SendCall, to: UploadDestination): Promise<Reply> {
	const isLegacy = to.purpose === "legacyCv";
	const body = new FormData();
	if (isLegacy) body.append("type", "cv");
	else body.append("is_cv", to.slotIndex === 0 ? "1" : "0");
	body.append("file", call.file, call.name);
	// A repeat after a lost answer then makes no second document.
	const headers = { ...jobHeaders(to), "Idempotency-Key": call.identifier };
	const reply = await post({ ...call, path: singlePath(to.companyId, to.purpose), headers, body });
	return isLegacy ? legacyReply(reply) : reply;
}

/** The way to our own API proxy: one XMLHttpRequest per call that carries bytes, fetch for the question how far the host is. */
export function browserTransport(to: UploadDestination): Transport {
	return {
		send: (call) => sendBytes(call, to),
		store: (call) => storeWhole(call, to),
		async progress(identifier, signal, glance = false) {
			try {
				const path = progressPath(to.companyId, identifier);
				const headers = { ...jobHeaders(to), ...(glance && { [GLANCE_HEADER]: "1" }) };
				const answer = await callApi(path, { headers, cache: "no-store", signal });
				const retryAfterMs = readRetryAfter(answer.headers.get("Retry-After"), Date.now());
				return { kind: "answer", status: answer.status, body: readJson(await answer.text()), retryAfterMs };
			} catch {
				return { kind: "lost" };
			}
		},
	};
}
