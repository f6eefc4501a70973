import "server-only";
import { env } from "../env";
import { refuse } from "../refusal";

/** The file that proves ownership of the key: the key itself under its own name; 404 for any other, and without a key. */
export function answerKey(name: string): Response {
	const { key } = env().indexNow;
	if (!key || name !== key) return refuse("unknown_call");
	return new Response(key, { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });
}
