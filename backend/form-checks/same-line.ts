/** Normalises the white space of a line, so that multipart's variants of one line compare equal. */
export const sameLine = (text: string): string => text.replace(/\s+/g, " ").trim();
