/** The response to a chunk: the file's progress, or its stored key. */
export type ChunkProgress = { received: number } | { filepath: string; sha256: string };
