/** What a page must contain for a selector to match something in it. */

/** Pseudo-classes that no element has before somebody uses the page. */
const LATER = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/;
/** Pseudo-classes that an attribute stands for. */
const BY_ATTRIBUTE = { ":disabled": "disabled", ":checked": "checked" };
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

/** Whether the inside of a function lists more than one selector. */
function isList(inside) {
	let depth = 0;
	for (let at = 0; at < inside.length; at += 1) {
		const char = inside[at];
		if (char === "\\") at += 1;
		else if ("([".includes(char)) depth += 1;
		else if (")]".includes(char)) depth -= 1;
		else if (char === "," && depth === 0) return true;
	}
	return false;
}

/** The selector without functions; `:is` and `:where` of a single selector are replaced by it. */
function flat(selector) {
	let out = "";
	for (let at = 0; at < selector.length; ) {
		if (selector[at] === "\\") {
			out += selector.slice(at, at + 2);
			at += 2;
		} else if (selector[at] === "(") {
			const end = closing(selector, at);
			const inside = selector.slice(at + 1, end - 1);
			const isSame = /:(?:is|where)$/.test(out);
			out = out.replace(/:[\w-]+$/, "");
			if (isSame && !isList(inside)) out += ` ${flat(inside)} `;
			at = end;
		} else {
			out += selector[at];
			at += 1;
		}
	}
	return out;
}

/**
 * The tokens that a page must contain for `selector` to match: `.class`, `#id`, `[attribute`, and names of elements. Null
 * if it matches nothing before somebody uses the page. What it can't read it leaves out, so that a rule is kept in doubt.
 */
export function needsOf(selector) {
	const outer = flat(selector);
	if (LATER.test(outer)) return null;
	const needs = new Set();
	for (const [token, sign, name, attribute, element] of outer.matchAll(TOKEN)) {
		if (element) needs.add(element.toLowerCase());
		else if (attribute) needs.add(`[${unescaped(attribute).toLowerCase()}`);
		else if (sign === "." || sign === "#") needs.add(sign + unescaped(name));
		else if (token in BY_ATTRIBUTE) needs.add(`[${BY_ATTRIBUTE[token]}`);
	}
	// The page's first script sets it.
	needs.delete(".scripted");
	return [...needs];
}
