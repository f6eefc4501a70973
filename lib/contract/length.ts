/** The number of characters of a text, as people and zod count them: an emoji is one, however it is encoded. */
export const lengthOf = (text: string): number => [...text].length;
