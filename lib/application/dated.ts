import { isGroup } from "./shape";

/** What was kept on a device, with the time of its keeping. */
export type Dated = Record<string, unknown> & { savedAt: number };

/**
 * Reads what `JSON.stringify` wrote of something with a `savedAt`; null for nothing, for what is older than
 * `lifetimeMs` or from the future, and for anything else.
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
