import { fileTypeFromBuffer } from "file-type/core";
import { LinkRefused } from "../refused";
import type { FetchLink } from "./fetch-link";
import { bodyBuffer } from "./read-body";

const PICTURE_MS = 10_000;

/** Kinds of picture that hold pixels and nothing else. */
const KINDS = new Set(["image/jpeg", "image/png", "image/apng", "image/gif", "image/webp", "image/avif"]);

/** A picture as a `data:` address; null if it can't be loaded, is larger than `maxBytes`, or isn't a picture. */
export async function fetchPicture(address: URL, maxBytes: number, fetchLink: FetchLink): Promise<string | null> {
	try {
		const bytes = await fetchLink(address, PICTURE_MS, async ({ status, body }) =>
			status === 200 ? bodyBuffer(body, maxBytes) : null,
		);
		const type = bytes && (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
		return type && KINDS.has(type) ? `data:${type};base64,${bytes.toString("base64")}` : null;
	} catch (error) {
		if (error instanceof LinkRefused) return null;
		throw error;
	}
}
