import type { ExampleFile } from "./examples";

/** The bytes of a request's body, and its type. */
export interface Body {
	type: string;
	bytes: Buffer;
}

const BOUNDARY = "----fuzz-7f3a";

export const jsonBody = (value: unknown): Body => ({
	type: "application/json",
	bytes: Buffer.from(JSON.stringify(value) ?? "", "utf8"),
});

/** A multipart body, written here rather than by a library, so that names and values may hold anything. */
export function multipartBody(fields: readonly (readonly [string, string])[], files: readonly ExampleFile[]): Body {
	const parts = fields.map(([name, value]) =>
		Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
	);
	const withFiles = files.flatMap(({ field, name, type, bytes }) => [
		Buffer.from(
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
		),
		Buffer.from(bytes),
		Buffer.from("\r\n"),
	]);
	const bytes = Buffer.concat([...parts, ...withFiles, Buffer.from(`--${BOUNDARY}--\r\n`)]);
	return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes };
}
