import { LinkRefused, type Reason } from "../refused";

const CERTIFICATE = /^(?:CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH)/;

const BROKEN_OFF = new Set(["ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"]);

function textOf(error: unknown, name: "code" | "message"): string {
	return typeof error === "object" && error !== null && name in error ? String(Reflect.get(error, name)) : "";
}

/**
 * The reason for a failure of Node's client. The second safety net, the filtering agent, throws errors without a code.
 */
export function reasonOf(error: unknown): Reason {
	if (error instanceof LinkRefused) return error.reason;
	const code = textOf(error, "code");
	if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "no-such-host";
	if (CERTIFICATE.test(code)) return "certificate";
	if (code === "ABORT_ERR" || code === "ETIMEDOUT") return "slow";
	if (code.startsWith("HPE_") || BROKEN_OFF.has(code)) return "broken-answer";
	if (textOf(error, "message").startsWith("DNS lookup")) return "inner-address";
	return "unreachable";
}
