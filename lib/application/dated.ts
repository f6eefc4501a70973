import { isGroup } from "./shape";

/** Data stored on a device, with the time of storing. */
export type Dated = Record<string, unknown> & { savedAt: number };

/**
 * Parses the JSON of a value with a `savedAt`. Null for no text, for data older than `lifetimeMs` or from the future, and
 * for anything else.
 */
export function readDated(text: string | null, now: number, lifetimeMs: number): Dated | null {
	let value: unknown;
	try {
		value = JSON.parse(text ?? "null");
	} catch {
		return null;
	}
	if (!isGroup(value) || typeof value.savedAt !== "number") return null;
	const { savedAt } = value;
	const age = now - savedAt;
	return age < 0 || age > lifetimeMs ? null : { ...value, savedAt };
}
