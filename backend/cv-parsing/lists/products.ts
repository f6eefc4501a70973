/** Names of programs and languages: capitals or digits inside of a word, and those that everybody knows. */
const PRODUCT =
	/\p{Ll}\p{Lu}|\p{L}\d|[+#]|(?:^|\s)(?:Word|Excel|Access|Outlook|Publisher|Windows|Linux|Photoshop|Illustrator|Java|Javascript|Python|Acrobat|Visual Basic)$/u;
const ACRONYM = /^\p{Lu}{2,5}$/u;

/** Whether a text is the name of a program or the like. */
export const isProduct = (text: string): boolean => PRODUCT.test(text);

/** Whether a text consists of a few capitals. */
export const isAcronym = (text: string): boolean => ACRONYM.test(text);
