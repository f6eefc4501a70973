// The kinds of text that the product tells apart (specification 1, section 5), besides those of `contact.ts` and links.
// The recruiter application takes them by the package's name: `astronaut/patterns`.

/** Whether a text is digits only: 0 to 9, at least one. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Whether a text has no digits. */
export const hasNoDigits = (text: string): boolean => /^\D*$/.test(text);

/** Whether a text is white space only, or empty. */
export const isBlank = (text: string): boolean => /^\s*$/.test(text);

/** Whether a text is letters of any language, digits, dashes, underscores, dots, commas and spaces only. */
export const isPlainText = (text: string): boolean => /^[\p{L}\p{M}\p{N}\-_., ]*$/u.test(text);
