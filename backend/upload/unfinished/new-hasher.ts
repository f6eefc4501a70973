import { createSHA256 } from "hash-wasm";

/**
 * Creates a hasher. It has a file of its own because the bundle gives a late import of the library itself no named
 * exports.
 */
export const newHasher = createSHA256;
