/**
 * A text's place, such as `messages/en/home.json:4 hero.heading`, appended in invisible characters: Unicode has an invisible
 * twin of each ASCII character ("tags").
 */
const START = 0xe0001;
const END = 0xe007f;
const TWINS = 0xe0000;

const MARK = /\u{E0001}([\u{E0020}-\u{E007E}]*)\u{E007F}/gu;

const twinOf = (character: string) => String.fromCodePoint(TWINS + (character.codePointAt(0) ?? 0));
const asciiOf = (twin: string) => String.fromCodePoint((twin.codePointAt(0) ?? TWINS) - TWINS);

/** The invisible mark of a place, which must be ASCII. */
export const placeMark = (place: string): string =>
	String.fromCodePoint(START) + [...place].map(twinOf).join("") + String.fromCodePoint(END);

/** The places marked in a text, in order. */
export const placesIn = (text: string): string[] =>
	[...text.matchAll(MARK)].map(([, twins = ""]) => [...twins].map(asciiOf).join(""));

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replace(MARK, "");
