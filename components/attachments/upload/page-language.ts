/**
 * The language of the page's messages (BCP 47), for the numbers beside them; undefined if the page states none. Browser
 * only.
 */
export const pageLanguage = (): string | undefined => document.documentElement.lang || undefined;
