/** Longer than any copy of a link is, bytes; how long one is, only the file store knows. */
export const LARGEST_COPY = 1_000_000_000;

/** Keys of copies of links: nothing else that a candidate names leads to a file. */
const COPY = /^links\/[\w-]{1,64}\/[\w-]{10,64}\.[a-z0-9]{1,10}$/;

/** Whether a text has the form of a copy's key. */
export const isCopy = (key: string): boolean => COPY.test(key);
