/**
 * The words of a job's page: the job's own `translation` where it has a text for a key, ours otherwise,
 * key by key. Keys that we don't use are left out.
 */
export function jobWords<T extends Record<string, string>>(
	ours: T,
	translation: Record<string, string | undefined> | null | undefined,
): T {
	const words = Object.entries(ours).map(([key, text]) => {
		const own = translation && Object.hasOwn(translation, key) ? translation[key]?.trim() : undefined;
		return [key, own || text];
	});
	return Object.fromEntries(words) as T;
}
