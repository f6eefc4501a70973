import { STATUS_CODES } from "node:http";
import { type ErrorBody, REFUSALS, type RefusalCode } from "@/lib/contract/errors";
import { isApi } from "../guard/api-path";
import { PASSIVE_POLICY } from "../headers/content-security-policy";
import { securityHeaders } from "../headers/security-headers";
import { errorPage } from "./error-page";
import type { Reader } from "./reader";

/** A refusal, ready to be sent. */
export interface Refusal {
	status: number;
	headers: Record<string, string>;
	body: Buffer;
}

function bodyOf(
	code: RefusalCode,
	reader: Reader,
	wait: string | undefined,
): { type: string; policy: string; body: Buffer } {
	const { path, isForm } = reader;
	const { status, message } = REFUSALS[code];
	if (path.startsWith("/_next/"))
		return {
			type: "text/plain; charset=utf-8",
			policy: PASSIVE_POLICY,
			body: Buffer.from(`${STATUS_CODES[status]}\n`),
		};
	if (isForm || !isApi(path)) return { type: "text/html; charset=utf-8", ...errorPage(status, reader, wait) };
	const body: ErrorBody = { message, code };
	return { type: "application/json", policy: PASSIVE_POLICY, body: Buffer.from(JSON.stringify(body)) };
}

/**
 * The answer for a refusal: JSON in the contract's shape under `/api`, plain text for
 * the bundler's files, a small page elsewhere and for forms.
 */
export function refusal(code: RefusalCode, reader: Reader, extra: Record<string, string> = {}): Refusal {
	const { type, policy, body } = bodyOf(code, reader, extra["Retry-After"]);
	const headers = {
		...securityHeaders(policy),
		"Content-Type": type,
		"Content-Length": String(body.length),
		"Cache-Control": "no-store",
		...extra,
	};
	return { status: REFUSALS[code].status, headers, body };
}
