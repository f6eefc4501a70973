import { createHash } from "node:crypto";
import type { FormField } from "@/lib/contract/form-data";
import type { Seen } from "./stub-host";

/** A file as a host received it. */
export interface ReceivedFile {
	/** Name of the form field. */
	field: string;
	name: string;
	bytes: number;
	sha256: string;
}

/** A multipart form as a host received it. */
export interface ReceivedForm {
	fields: FormField[];
	files: ReceivedFile[];
}

/** SHA-256 of some bytes, lower-case hex. */
export const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/**
 * Reads a multipart form like strict servers, which require `Content-Length` and treat a body without it as an empty
 * form. Other content types give an empty form too.
 */
export async function readStrictly({ headers, body }: Seen): Promise<ReceivedForm> {
	const type = headers["content-type"] ?? "";
	const form: ReceivedForm = { fields: [], files: [] };
	if (!headers["content-length"] || !type.startsWith("multipart/form-data")) return form;
	const read = new Response(new Uint8Array(body), { headers: { "content-type": type } });
	for (const [name, value] of await read.formData()) {
		if (typeof value === "string") {
			form.fields.push([name, value]);
			continue;
		}
		const bytes = new Uint8Array(await value.arrayBuffer());
		form.files.push({ field: name, name: value.name, bytes: bytes.length, sha256: sha256Of(bytes) });
	}
	return form;
}
