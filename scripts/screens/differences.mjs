/** What a page shows, and what differs between two of its versions. */

/** Irrelevant parts, and names that change with each build or start. */
const NOISE = [/<script\b[\s\S]*?<\/script>/g, /<link\b[^>]*>/g, /<!--[\s\S]*?-->/g, /\/_next\/static\/[^"']*/g];

/** A page's markup without what differs between any two sites; `origins` are the site's own. */
export function shownOf(html, origins) {
	const plain = NOISE.reduce((text, noise) => text.replace(noise, ""), html);
	return origins.reduce((text, origin, index) => text.replaceAll(origin, `origin-${index}`), plain);
}

const CHARACTERS = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

const linesOf = (shown) =>
	shown
		.replace(/^[\s\S]*<body\b/, "<body")
		.replace(/<\/(?:p|h\d|li|dt|dd|td|th|a|summary|figcaption|span|label|button|legend|strong)>/g, "\n")
		.replace(/<[^>]*>/g, "")
		.replace(/&(?:#x27|quot|lt|gt|amp);/g, (written) => CHARACTERS[written])
		.split("\n")
		.map((line) => line.replace(/\s+/g, " ").trim())
		.filter(Boolean);

/** The lines of text that only one of two versions has: `{ gone, come }`. */
export function changedLines(before, after) {
	const [old, now] = [linesOf(before), linesOf(after)];
	return {
		gone: [...new Set(old.filter((line) => !now.includes(line)))],
		come: [...new Set(now.filter((line) => !old.includes(line)))],
	};
}
