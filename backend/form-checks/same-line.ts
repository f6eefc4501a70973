/** A text by which two writings of one line are equal, however multipart wrote the white space in it. */
export const sameLine = (text: string): string => text.replace(/\s+/g, " ").trim();
