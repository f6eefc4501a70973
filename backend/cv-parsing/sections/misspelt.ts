/** Shorter words are too near to others: "Work" and "World". */
const LEAST_LETTERS = 8;

/** Whether two words differ by one letter that is missing, wrong or in the other's place, inside of them. */
function isNear(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1 || short.at(0) !== long.at(0) || short.at(-1) !== long.at(-1)) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
	if (short.slice(at + 1) === long.slice(at + 1)) return true;
	const areSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
	return areSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** The one of several texts that a text is with one letter wrong: "eductaion" is "education". */
export const misspelt = (text: string, all: Iterable<string>): string | undefined => {
	if (text.length < LEAST_LETTERS) return undefined;
	for (const one of all) if (one.length >= LEAST_LETTERS && one !== text && isNear(text, one)) return one;
	return undefined;
};
