/**
 * Header with which the web server passes on a purge that another instance has had: the tags, with commas between them, or
 * `EVERYTHING`. Clients can't send it.
 */
export const HEARD_PURGE_HEADER = "x-internal-purge";

/** In place of tags: all cached data. */
export const EVERYTHING = "everything";
