/** The language of the page's messages (BCP 47), for numbers beside them; undefined where the page names none. In browsers only. */
export const pageLanguage = (): string | undefined => document.documentElement.lang || undefined;
