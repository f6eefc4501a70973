/** Set while texts show their source files; in development only. */
export const OVERLAY_COOKIE = "words-shown";
