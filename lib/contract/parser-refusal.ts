import type { RefusalCode } from "./errors";

const CODES: Record<string, RefusalCode> = {
	HPE_HEADER_OVERFLOW: "headers_too_large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "body_too_large",
	HPE_INVALID_METHOD: "method_not_allowed",
	ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** The code of an error from Node.js; empty for others. */
export const codeOf = (error: Error): string => ("code" in error ? String(error.code) : "");

/** The refusal for a request that Node's parser could not read. */
export const parserRefusal = (error: Error): RefusalCode => CODES[codeOf(error)] ?? "malformed_request";
