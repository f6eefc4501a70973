/** Only the messages under `keys`: what a client component is given travels with every page. */
export function pickMessages<Key extends string>(
	messages: Readonly<Record<Key, string>>,
	keys: readonly Key[],
): Record<Key, string> {
	return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Record<Key, string>;
}
