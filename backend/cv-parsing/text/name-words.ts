/** A word of a name: with a capital letter, or a small one between others. Sentences have more: "Opened three shops in Oslo". */
const NAME_WORD =
	/^(?:[\p{Lu}\p{Lo}\d&(«“"|–—-].*|of|the|and|by|at|for|to|de|del|des|di|da|do|dos|du|la|le|les|el|y|e|et|am|an|der|den|für|im|bei|und|van|von|dan|untuk)$/su;
/** A name has no more words than these. */
const MOST_WORDS = 8;

/** Whether a text is written as names are: few words with capital letters, and small ones between them. */
export function isWrittenAsName(text: string): boolean {
	const words = text.split(" ");
	return words.length <= MOST_WORDS && words.every((word) => NAME_WORD.test(word));
}
