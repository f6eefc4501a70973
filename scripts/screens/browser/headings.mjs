/** Finds headings whose last line is one word. */
import { isSeen, nameOf } from "./elements.mjs";

function* wordsOf(heading) {
	const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
			const range = document.createRange();
			range.setStart(node, index);
			range.setEnd(node, index + word.length);
			yield { word, place: range.getBoundingClientRect() };
		}
}

/** A heading's lines, each a list of its words. */
function linesOf(heading) {
	const lines = [];
	for (const { word, place } of wordsOf(heading)) {
		const last = lines.at(-1);
		if (last && Math.abs(last.bottom - place.bottom) < place.height / 2) last.words.push(word);
		else if (place.height > 0) lines.push({ bottom: place.bottom, words: [word] });
	}
	return lines.map(({ words }) => words);
}

/** Headings of several lines whose last line is a single word; not those with one word in every line. */
export function findOrphans() {
	const problems = [];
	for (const heading of [...document.querySelectorAll("h1, h2, h3")].filter(isSeen)) {
		const lines = linesOf(heading);
		const last = lines.at(-1);
		if (last?.length === 1 && lines.some(({ length }) => length > 1))
			problems.push(`ends with one word alone in its line, "${last[0]}": ${nameOf(heading)}`);
	}
	return problems;
}
