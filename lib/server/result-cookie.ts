import "server-only";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { z } from "zod";
import { env } from "./env";

/** Long enough for another look at a page, in seconds. */
const LIFETIME_SECONDS = 900;

/** A cookie's text and back; malformed text throws. */
interface Coding {
	pack: (text: string) => Buffer;
	unpack: (bytes: Buffer) => Buffer;
}

const PLAIN: Coding = { pack: (text) => Buffer.from(text), unpack: (bytes) => bytes };

/** Maximum size of an unpacked result, in bytes. */
const LONGEST_UNPACKED = 200_000;

/** For results with typed text: compressed, a few thousand characters fit into one cookie. */
export const COMPRESSED: Coding = {
	pack: (text) => brotliCompressSync(text),
	unpack: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: LONGEST_UNPACKED }),
};

/** A cookie that carries a form's result to the page that shows it, and to no other page or reader. */
export interface ResultCookie<Value> {
	name: string;
	/** The `Set-Cookie` text for a result, valid for one page only, for `seconds`. */
	write: (value: Value, path: string, seconds?: number) => string;
	/** The `Set-Cookie` text that removes a result from its page. */
	drop: (path: string) => string;
	/** The result in the cookie's value; null if it is not in the right format. */
	read: (text: string | undefined) => Value | null;
}

/** The cookie of one kind of result. Its format is checked at every reading: other sites of the same domain can set it. */
export function resultCookie<Value>(
	name: string,
	schema: z.ZodType<Value, unknown>,
	{ pack, unpack }: Coding = PLAIN,
): ResultCookie<Value> {
	const set = (text: string, path: string, seconds: number) => {
		const secure = env().siteOrigin.startsWith("https:") ? "; Secure" : "";
		return `${name}=${text}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
	};
	return {
		name,
		write: (value, path, seconds = LIFETIME_SECONDS) =>
			set(pack(JSON.stringify(schema.parse(value))).toString("base64url"), path, seconds),
		drop: (path) => set("", path, 0),
		read: (text) => {
			try {
				const read = schema.safeParse(JSON.parse(unpack(Buffer.from(text ?? "", "base64url")).toString("utf8")));
				return read.success ? read.data : null;
			} catch {
				return null;
			}
		},
	};
}
