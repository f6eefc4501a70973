import "server-only";
import { z } from "zod";
import { BYTES_TYPE, END_HEADER, UPLOAD_HEADERS } from "@/lib/api-client/headers";
import { CHUNK_BYTES } from "@/lib/contract/limits";
import { isDigits } from "@/lib/contract/patterns";
import { fileName, uploadChunk, uploadIdentifier } from "@/lib/contract/schemas/upload";
import { refuse } from "../refusal";

const { size, start, slot, extension } = uploadChunk.shape;

const head = z
	.object({
		identifier: uploadIdentifier,
		offset: start,
		length: size,
		slot,
		fresh: z.enum(["0", "1"]).transform((value) => value === "1"),
		name: fileName,
		extension,
		/** The end offset of a call whose bytes the host accepts only as a whole. */
		end: start.optional(),
	})
	.refine(({ offset, length }) => offset < length, { path: ["offset"], message: "must be before the file's end" })
	.refine(({ offset, length, end = length }) => offset < end && end <= length, {
		path: ["end"],
		message: "must be after the offset, within the file",
	})
	.refine(({ offset, end = offset }) => end - offset <= CHUNK_BYTES, { path: ["end"], message: "must be a chunk's" })
	.refine(({ offset, fresh }) => !fresh || offset === 0, { path: ["offset"], message: "must be 0 for a new file" });

/** The values of the `Upload-*` headers about the following bytes. */
export type UploadHead = z.output<typeof head>;

function decoded(name: string): string | null {
	try {
		return decodeURIComponent(name);
	} catch {
		return null;
	}
}

const whole = (value: string | null) => value === null || (value.length <= 15 && isDigits(value));

/**
 * Parses an upload's headers. Returns a refusal instead: 415 for a body that is not plain bytes, 400 for missing or
 * malformed headers, 422 for values that violate the contract, 413 if the body is larger than the file.
 */
export function readHead(headers: Headers): UploadHead | Response {
	if (headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() !== BYTES_TYPE)
		return refuse("unsupported_type");
	if (headers.has("content-encoding")) return refuse("encoded_body");
	const raw = Object.fromEntries(
		Object.entries(UPLOAD_HEADERS).map(([key, header]) => [key, headers.get(header)] as const),
	);
	const name = decoded(raw.name ?? "");
	const end = headers.get(END_HEADER) ?? undefined;
	const numbers = [raw.offset, raw.length, raw.slot, end, headers.get("content-length")];
	const missing = Object.values(raw).some((value) => value === null || value === undefined || value === "");
	if (missing || name === null || !numbers.every((value) => whole(value ?? null))) return refuse("malformed_request");
	const read = head.safeParse({ ...raw, name, extension: name.split(".").at(-1), end });
	if (!read.success) return refuse("refused_values", { errors: z.flattenError(read.error).fieldErrors });
	const announced = Number(headers.get("content-length") ?? 0);
	return read.data.offset + announced > (read.data.end ?? read.data.length) ? refuse("body_too_large") : read.data;
}
