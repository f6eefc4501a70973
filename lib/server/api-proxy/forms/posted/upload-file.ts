import "server-only";
import { randomUUID } from "node:crypto";
import { BYTES_TYPE, END_HEADER, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import type { Region } from "@/lib/contract/code";
import type { Endpoint } from "@/lib/contract/endpoint";
import { ENDPOINTS } from "@/lib/contract/endpoints";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { fillPath } from "@/lib/contract/match";
import { env } from "../../../env";
import { callHost } from "../../../host-client";
import { hostBase } from "../../../hosts";
import { relayUpload } from "../../../relay/relay-upload";
import { toAnswer } from "../../answer";
import { writeMultipart } from "../../multipart";
import type { SpooledFile } from "./spool";

/** Where a posted form's files are uploaded. */
export interface UploadTarget {
	companyId: string;
	region: Region;
	/** Headers for the host, built by the proxy. */
	headers: Record<string, string>;
	signal: AbortSignal;
}

/** A file's document slot, which decides the upload call. */
export interface FileSlot {
	index: number;
	isCv: boolean;
	/** True for the CV of a page by slugs, which has a call of its own. */
	isLegacy: boolean;
	/** Its name in the upload. */
	name: string;
}

async function inOneCall(
	file: SpooledFile,
	{ name, isCv, isLegacy }: FileSlot,
	target: UploadTarget,
): Promise<Response> {
	const endpoint: Endpoint = isLegacy ? ENDPOINTS.legacyCv : ENDPOINTS.storeDocument;
	const { companyId, region, headers, signal } = target;
	const { type, body } = await writeMultipart([
		isLegacy ? ["type", "cv"] : ["is_cv", isCv ? "1" : "0"],
		["file", new File([await file.bytes(0, file.size)], name, { type: file.type })],
	]);
	const answer = await callHost({
		url: hostBase(endpoint, region) + fillPath(endpoint, { id: companyId }),
		name: isLegacy ? "legacyCv" : "storeDocument",
		method: endpoint.method,
		headers: { ...headers, "content-type": type },
		body,
		timeoutMs: endpoint.timeoutMs,
		signal,
	});
	return toAnswer(endpoint, answer, region);
}

/**
 * Sends each chunk in a call of its own that names its end: a host that appends whatever arrives never gets a chunk twice.
 */
async function inChunks(file: SpooledFile, { name, index }: FileSlot, target: UploadTarget): Promise<Response> {
	const endpoint = ENDPOINTS.uploadChunk;
	const { companyId, region, headers, signal } = target;
	const url = hostBase(endpoint, region) + fillPath(endpoint, { id: companyId });
	const host = { url, headers, encoding: env().uploadEncoding, timeoutMs: endpoint.timeoutMs };
	const described = {
		"content-type": BYTES_TYPE,
		[UPLOAD_HEADERS.identifier]: randomUUID(),
		[UPLOAD_HEADERS.length]: String(file.size),
		[UPLOAD_HEADERS.slot]: String(index),
		[UPLOAD_HEADERS.name]: encodeURIComponent(name),
	};
	for (let start = 0; ; start += CHUNK_BYTES) {
		const end = Math.min(start + CHUNK_BYTES, file.size);
		const position = {
			[UPLOAD_HEADERS.offset]: String(start),
			[UPLOAD_HEADERS.fresh]: start === 0 ? "1" : "0",
			[END_HEADER]: String(end),
		};
		const body = await file.bytes(start, end - start);
		const chunk = new Request(url, { method: "POST", headers: { ...described, ...position }, body, signal });
		const answer = await relayUpload(chunk, host);
		if (!answer.ok || end === file.size) return answer;
	}
}

/**
 * Uploads a posted form's file with the same call as the form's own script. Returns the host's answer as the proxy passes it
 * on. Throws `HostFailure`.
 */
export const uploadFile = (file: SpooledFile, slot: FileSlot, target: UploadTarget): Promise<Response> =>
	slot.isLegacy || file.size < CHUNK_BYTES ? inOneCall(file, slot, target) : inChunks(file, slot, target);
