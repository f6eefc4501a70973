/** In development, and there alone: set while texts show where they are written. */
export const OVERLAY_COOKIE = "words-shown";
