import "server-only";
import type { z } from "zod";
import { env } from "../env";
import { open, seal } from "./seal";

/** Browsers accept cookies of up to 4,096 bytes, including their names and attributes. */
const PART = 3_800;

/** Two cookies: many proxies refuse a header line of more than 8 kB. */
const PARTS = ["0", "1"];

interface Settings<Value> {
	name: string;
	schema: z.ZodType<Value>;
	/** Paths under which it is sent. */
	paths: readonly string[];
	/** Its lifetime, in milliseconds. */
	lifetimeMs: number;
}

/** A value by cookie name. */
type Jar = (name: string) => string | undefined;

/** Carries a sealed value between the pages of a form, in as many cookies as needed. */
export interface SealedCookie<Value> {
	/** The `Set-Cookie` texts for a value; null if it is too large for cookies. */
	write: (value: Value) => Promise<string[] | null>;
	/** The `Set-Cookie` texts that remove it. */
	drop: () => string[];
	/** The value; null if it is missing, incomplete, expired or not sealed by us. */
	read: (jar: Jar) => Promise<Value | null>;
}

/** A cookie whose value only this site can read; no script sees it, no other site sends it. */
export function sealedCookie<Value>({ name, schema, paths, lifetimeMs }: Settings<Value>): SealedCookie<Value> {
	const set = (part: string, text: string) => {
		const secure = env().siteOrigin.startsWith("https:") ? "; Secure" : "";
		const seconds = text ? lifetimeMs / 1_000 : 0;
		return paths.map(
			(path) => `${name}_${part}=${text}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
		);
	};
	const partOf = (text: string, index: number) => text.slice(index * PART, (index + 1) * PART);
	return {
		write: async (value) => {
			const text = await seal(value, Date.now() + lifetimeMs);
			if (text.length > PART * PARTS.length) return null;
			return PARTS.flatMap((part, index) => set(part, partOf(text, index)));
		},
		drop: () => PARTS.flatMap((part) => set(part, "")),
		read: async (jar) => {
			const text = PARTS.map((part) => jar(`${name}_${part}`) ?? "").join("");
			if (!text) return null;
			const read = schema.safeParse(await open(text, Date.now()));
			return read.success ? read.data : null;
		},
	};
}
