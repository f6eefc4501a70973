import { readMultipart } from "@/backend/http/read-multipart";

type Fields = [name: string, value: string][];

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Fields as a browser's multipart carries them: halves of characters replaced, every line break CRLF. */
export const asSent = (fields: Fields): Fields =>
	fields.map(([name, value]) => [name, value.replace(LONE, "\ufffd").replace(/\r\n?|\n/g, "\r\n")]);

/** The same by a real multipart body, written by Node and read by the backend. */
export async function throughMultipart(fields: Fields): Promise<Fields> {
	const body = new FormData();
	for (const [name, value] of fields) body.append(name, value);
	const request = new Request("http://backend.test/", { method: "POST", body });
	return (await readMultipart(request, { files: [], maxBytes: 20_000_000, tempDir: "/nowhere" })).fields;
}

/** A nested value without what is missing and without empty lists, which no form field can carry; texts as `read` has them. */
export function meaningOf(value: unknown, read = (text: string) => text): unknown {
	if (typeof value === "string") return read(value);
	if (Array.isArray(value)) return value.map((one) => meaningOf(one, read));
	if (typeof value !== "object" || value === null) return value;
	const parts = Object.entries(value).map(([key, one]) => [key, meaningOf(one, read)] as const);
	return Object.fromEntries(parts.filter(([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0)));
}

/**
 * A text with its line breaks as the backend stores them; only an option that a host wrote with other ones has others.
 */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, "\n");
