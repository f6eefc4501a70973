import "server-only";
import { hkdfSync, randomBytes } from "node:crypto";
import { env } from "../env";

const KEY_BYTES = 32;

/** Next bundles pages and handlers separately, with separate modules; shared values are stored here. */
const PLACE = Symbol.for("astronaut.sealing-key");

/** A key for this process's lifetime. */
function processKey(): Uint8Array {
	const known: unknown = Reflect.get(globalThis, PLACE);
	if (known instanceof Uint8Array) return known;
	const made = new Uint8Array(randomBytes(KEY_BYTES));
	Reflect.set(globalThis, PLACE, made);
	return made;
}

/** The key that seals what forms carry, 32 bytes: from the configured secret, or random for this process. */
export function sealingKey(): Uint8Array {
	const { formSecret } = env();
	return formSecret ? new Uint8Array(hkdfSync("sha256", formSecret, "", "forms", KEY_BYTES)) : processKey();
}
