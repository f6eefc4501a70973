/** The messages of a form that differ from the general ones, so that a page needs to carry only these. */
export function ownMessages<Texts extends Record<string, string>>(messages: Texts, general: Texts): Partial<Texts> {
	const own = Object.entries(messages).filter(([key, text]) => general[key] !== text);
	return Object.fromEntries(own) as Partial<Texts>;
}
