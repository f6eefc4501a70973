import "server-only";
import type { FormField } from "@/lib/contract/form-data";

/** A field of a form: its name, and a text or a file. */
type Part = FormField | readonly [name: string, file: File];

/** A complete multipart body and the `Content-Type` with its boundary. */
interface Multipart {
	type: string;
	body: Buffer<ArrayBuffer>;
}

/** Serialises fields as a multipart body in memory, so that its length is known before sending. */
export async function writeMultipart(fields: Iterable<Part>): Promise<Multipart> {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	const written = new Response(form);
	return { type: written.headers.get("content-type") ?? "", body: Buffer.from(await written.arrayBuffer()) };
}

/** The same request with these fields as its multipart body; `headers` replace its own. */
export async function asMultipartPost(
	{ url, headers: own, signal }: Request,
	fields: Iterable<FormField>,
	headers: Record<string, string> = {},
): Promise<Request> {
	const { type, body } = await writeMultipart(fields);
	const all = new Headers(own);
	const ours = { ...headers, "content-type": type, "content-length": String(body.length) };
	for (const [name, value] of Object.entries(ours)) all.set(name, value);
	return new Request(url, { method: "POST", headers: all, body, signal });
}
