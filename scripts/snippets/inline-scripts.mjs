/** Inline scripts of a page that is known to be well-formed, since we rendered it from our own data. */
export function inlineScripts(html) {
	const found = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
	return [...found].filter(([, attributes]) => !/\s(?:src|type)=/.test(attributes)).map(([, , text]) => text);
}
