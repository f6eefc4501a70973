type Dictionary = Record<string, string | undefined> | null | undefined;

/** The job's own text for a key; undefined if it has none. */
const ownText = (key: string, translation: Dictionary) =>
	(translation && Object.hasOwn(translation, key) && translation[key]?.trim()) || undefined;

/** Whether a job's dictionary has a text for any of our keys. */
export const bringsMessages = (ours: Record<string, string>, translation: Dictionary): boolean =>
	Object.keys(ours).some((key) => ownText(key, translation));

/**
 * The messages of a job's page: the job's own `translation` if it has a text for a key, ours otherwise, key by key. Keys
 * that we don't use are left out. `ours` itself for a job without texts of its own.
 */
export function jobMessages<T extends Record<string, string>>(ours: T, translation: Dictionary): T {
	const own = Object.keys(translation ?? {}).flatMap((key) => {
		const text = Object.hasOwn(ours, key) ? ownText(key, translation) : undefined;
		return text === undefined ? [] : [[key, text]];
	});
	return own.length > 0 ? { ...ours, ...Object.fromEntries(own) } : ours;
}
