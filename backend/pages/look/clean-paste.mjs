/** Elements that the editor keeps, by what they become. */
const KEPT = {
	...{ P: "p", DIV: "p", BLOCKQUOTE: "p", PRE: "p", TD: "p", TH: "p", UL: "ul", OL: "ol", LI: "li", BR: "br" },
	...{ H1: "h3", H2: "h3", H3: "h3", H4: "h4", H5: "h4", H6: "h4", B: "strong", STRONG: "strong", I: "em", EM: "em" },
	A: "a",
};

/** Elements that are removed with their contents. */
const GONE = new Set(["STYLE", "SCRIPT", "TITLE", "META", "LINK", "XML", "HEAD", "TEMPLATE", "SVG", "IMG"]);

const ADDRESS = /^(?:https?:|mailto:|tel:)/i;

/** Word writes list items as paragraphs that begin with a bullet or a number. */
const WORD_ENTRY = /MsoListParagraph/;
const BULLET = /^[\s\u00a0]*(?:[·•▪○§o\-–*\uf0b7\uf0a7\uf0d8]|(?:\d{1,3}|[a-z])[.)])[\s\u00a0]+/;

/**
 * The page's policy reports styles of pasted text even if they have no effect, so they are stored under another name.
 */
const withoutStyles = (html) =>
	html
		.replaceAll(/<style[\s\S]*?<\/style>/gi, "")
		.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, " data-style="));

const styleOf = (element) => element.getAttribute("data-style") ?? "";

/** Google Docs wraps a whole paste in a bold element that isn't bold; its bold words are spans. */
const weightOf = (element) => /font-weight:\s*(\w+)/i.exec(styleOf(element))?.[1].toLowerCase() ?? "";
const isBold = (element) => weightOf(element) === "bold" || Number(weightOf(element)) >= 600;

function nameOf(element) {
	const name = KEPT[element.tagName];
	if (name === "strong" && weightOf(element) === "normal") return undefined;
	if (element.tagName === "SPAN" && isBold(element)) return "strong";
	return name;
}

function wrapped(element, children) {
	const name = nameOf(element);
	const href = element.getAttribute("href") ?? "";
	if (!name || (name === "a" && !ADDRESS.test(href))) return children;
	const copy = document.createElement(name);
	if (name === "a") copy.setAttribute("href", href);
	copy.append(...children);
	return [copy];
}

function cleaned(node) {
	if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.data.replace(/\s+/g, " "))];
	if (node.nodeType !== Node.ELEMENT_NODE || GONE.has(node.tagName.toUpperCase())) return [];
	return wrapped(node, [...node.childNodes].flatMap(cleaned));
}

const kindOf = (sign) => (/[a-z\d]+[.)]/i.test(sign) ? "ol" : "ul");

/** Removes the list marker from a paragraph, and returns the kind of its list. */
function takeSign(paragraph) {
	const marked = [...paragraph.querySelectorAll("[data-style]")].find((one) =>
		/mso-list:\s*ignore/i.test(styleOf(one)),
	);
	if (marked) {
		marked.remove();
		return kindOf(marked.textContent);
	}
	const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
	while (walker.nextNode() && !walker.currentNode.data.trim());
	const text = walker.currentNode;
	const [sign = ""] = BULLET.exec(text.data ?? "") ?? [];
	if (sign) text.data = text.data.slice(sign.length);
	return kindOf(sign);
}

/** Turns the paragraphs that Word uses as list items into lists. */
function listWordEntries(body) {
	for (const entry of body.querySelectorAll("p")) {
		if (!WORD_ENTRY.test(entry.className)) continue;
		const kind = takeSign(entry).toUpperCase();
		const item = document.createElement("li");
		item.append(...entry.childNodes);
		const before = entry.previousElementSibling;
		const list = before?.tagName === kind && before.dataset.word ? before : document.createElement(kind);
		list.dataset.word = "1";
		list.append(item);
		entry.replaceWith(...(list === before ? [] : [list]));
	}
}

/** Pasted HTML, from a word processor too, as headings, lists, bold, italics and links; everything else is removed. */
export function cleanPaste(html) {
	const { body } = new DOMParser().parseFromString(withoutStyles(html), "text/html");
	listWordEntries(body);
	const box = document.createElement("div");
	box.append(...[...body.childNodes].flatMap(cleaned));
	for (const block of box.querySelectorAll("p, h3, h4, li")) {
		if (!block.textContent.replaceAll("\u00a0", " ").trim()) block.remove();
	}
	return box.innerHTML;
}
