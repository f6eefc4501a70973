/** What a page must contain for a selector to match something in it. */

/** Pseudo-classes that no element has before somebody uses the page. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within|-moz-focusring)(?![\w-])/;
/** Fields for a date or a time. */
const WITH_DATE = 'type="(?:date|datetime-local|month|time|week)"';
/** Pseudo-classes that an attribute stands for, and parts of fields that only those with an attribute have. */
const BY_ATTRIBUTE = [
	[/^:(disabled|checked)$/, (name) => name.slice(1)],
	[/^::-webkit-date/, () => WITH_DATE],
	[/^::-webkit-calendar/, () => `(?:${WITH_DATE}|list)`],
	[/^::-webkit-(?:inner|outer)-spin/, () => `(?:${WITH_DATE}|type="number")`],
	[/^::-webkit-search/, () => 'type="search"'],
	[/^::file-selector-button$/, () => 'type="file"'],
	[/^::placeholder$/, () => "placeholder"],
];
const NAME = String.raw`(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+`;
const TOKEN = new RegExp(String.raw`(\.|#|::?)(${NAME})|\[\s*(${NAME})[^\]]*\]|(${NAME})`, "gi");

/** A name without the escapes of style sheets. */
const unescaped = (name) =>
	name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, char) =>
		code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
	);

/** Index after the parenthesis that closes the one at `open`. */
function closing(selector, open) {
	let depth = 0;
	for (let at = open; at < selector.length; at += 1) {
		const char = selector[at];
		if (char === "\\") at += 1;
		else if (char === "(") depth += 1;
		else if (char === ")" && --depth === 0) return at + 1;
	}
	return selector.length;
}

/** The selectors that the inside of a function lists. */
function listed(inside) {
	const found = [""];
	let depth = 0;
	for (let at = 0; at < inside.length; at += 1) {
		const char = inside[at];
		if ("([".includes(char)) depth += 1;
		else if (")]".includes(char)) depth -= 1;
		if (char === "," && depth === 0) found.push("");
		else found[found.length - 1] += char === "\\" ? char + inside[++at] : char;
	}
	return found;
}

/** What all of some selectors need that can match before somebody uses the page; null if none can. */
function common(selectors) {
	const [first, ...others] = selectors.map(needsOf).filter((needs) => needs !== null);
	return first ? first.filter((need) => others.every((needs) => needs.includes(need))) : null;
}

/**
 * What stands for the function at the end of `before`: `:is` and `:where` of one selector are that selector; what those of
 * several need is added to `needs`. Null if they match nothing.
 */
function inFunction(before, inside, needs) {
	if (!/:(?:is|where)$/.test(before)) return "";
	const choices = listed(inside);
	if (choices.length === 1) return flat(inside, needs);
	const shared = common(choices);
	for (const need of shared ?? []) needs.add(need);
	return shared && "";
}

/** The selector without functions; null if one of them matches nothing. */
function flat(selector, needs) {
	let out = "";
	for (let at = 0; at < selector.length; ) {
		if (selector[at] === "(") {
			const end = closing(selector, at);
			const part = inFunction(out, selector.slice(at + 1, end - 1), needs);
			if (part === null) return null;
			out = `${out.replace(/:[\w-]+$/, "")} ${part} `;
			at = end;
		} else {
			const length = selector[at] === "\\" ? 2 : 1;
			out += selector.slice(at, at + length);
			at += length;
		}
	}
	return out;
}

/**
 * The tokens that a page must contain for `selector` to match: `.class`, `#id`, `[attribute` as a regular expression, and
 * names of elements. Null if it matches nothing before somebody uses the page. What it can't read it leaves out, so that a
 * rule is kept in doubt.
 */
export function needsOf(selector) {
	const needs = new Set();
	const outer = flat(selector, needs);
	if (outer === null || LATER.test(outer)) return null;
	for (const [token, sign, name, attribute, element] of outer.matchAll(TOKEN)) {
		if (element) needs.add(element.toLowerCase());
		else if (attribute) needs.add(`[${unescaped(attribute).toLowerCase()}`);
		else if (sign === "." || sign === "#") needs.add(sign + unescaped(name));
		for (const [part, attribute] of BY_ATTRIBUTE) if (part.test(token)) needs.add(`[${attribute(token)}`);
	}
	// The page's first script sets it.
	needs.delete(".scripted");
	return [...needs];
}
