import { HostFailure } from "./host-failure";

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

/**
 * A host's answer as text, by the charset that it names, else UTF-8. A success in bytes that don't fit throws
 * `bad_host_answer`: nobody may be shown a name with replacement characters. Of a refusal the status says enough.
 */
export function decodeAnswer(bytes: Buffer, contentType: string | undefined, status: number): string {
	const [, charset = "utf-8"] = CHARSET.exec(contentType ?? "") ?? [];
	try {
		return new TextDecoder(charset, { fatal: true }).decode(bytes);
	} catch (cause) {
		if (status >= 400) return bytes.toString("utf8");
		throw new HostFailure("bad_host_answer", { cause });
	}
}
