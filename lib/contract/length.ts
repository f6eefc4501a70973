/** How many characters a text has, as people and zod count them: an emoji is one, in whatever way it is stored. */
export const lengthOf = (text: string): number => [...text].length;
