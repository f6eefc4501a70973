import "server-only";
import { fromFields } from "@/lib/contract/form-data";

/** The text fields of a multipart body, un-nested; undefined for any other body, or one with a file. */
export async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<unknown> {
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

/** The JSON value of a body; undefined if it doesn't parse. */
export function readJsonBody(bytes: Buffer): unknown {
	try {
		return JSON.parse(bytes.toString("utf8"));
	} catch {
		return undefined;
	}
}
