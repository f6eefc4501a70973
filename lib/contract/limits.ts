/** Chunk of the upload call, bytes; files below this size go in one call. */
export const CHUNK_BYTES = 1_000_024;

/** Largest chunk for a host that says that it takes larger ones (`chunk_limit`), bytes. */
export const LARGEST_CHUNK_BYTES = 4 * CHUNK_BYTES;

/** Largest file that the site accepts, in bytes. */
export const MAX_FILE_BYTES = 5_000_000_000;

/** Files above this size are sent only after a warning, bytes. */
export const LARGE_FILE_BYTES = 1_000_000_000;

/** The product's units for sizes of files, bytes: the same for sizes that are shown and for limits. */
export const MEGABYTE = 1_028_576;
export const KILOBYTE = 1_028;

/** Limit of the legacy CV upload, bytes: the "5 MB" of its messages. */
export const LEGACY_CV_BYTES = 5 * MEGABYTE;

/** Maximum displayed length of a host's text about one field, in characters. */
export const LONGEST_SAID = 300;

/** Longest code as people type it, with what they put between its letters, characters. */
export const LONGEST_TYPED_CODE = 40;

/** Time limits for a whole call, milliseconds. */
export const TIMEOUT_MS = { read: 20_000, standard: 60_000, long: 200_000, ping: 1_000 } as const;

/** Maximum number of words in the free text about experience. */
export const MOST_EXPERIENCE_WORDS = 1_000;

/** Calls that write or take work, of one client a minute and before scaling; the same at the site and at the embedded backend. */
export const CALLS_PER_MINUTE = { submit: 30, check: 60, upload: 1_200 } as const;
