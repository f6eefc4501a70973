import "server-only";
import { isUtf8 } from "node:buffer";
import { fromFields } from "@/lib/contract/form-data";

/** The text fields of a multipart body, un-nested; undefined for any other body, one with a file, or one that isn't UTF-8. */
export async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<unknown> {
	if (!isUtf8(bytes)) return undefined;
	const fields: [string, string][] = [];
	try {
		for (const [name, value] of await new Response(bytes, { headers: { "content-type": type } }).formData()) {
			if (typeof value !== "string") return undefined;
			fields.push([name, value]);
		}
	} catch {
		return undefined;
	}
	return fromFields(fields) ?? undefined;
}

/** The JSON value of a body; undefined if it doesn't parse, or isn't UTF-8. */
export function readJsonBody(bytes: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		return undefined;
	}
}
