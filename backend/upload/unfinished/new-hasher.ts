import { createSHA256 } from "hash-wasm";

/**
 * Creates a hasher. It is in its own file because, in the bundle, a dynamic import of the library itself has no named
 * exports.
 */
export const newHasher = createSHA256;
