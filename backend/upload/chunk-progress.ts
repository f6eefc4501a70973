/** What a chunk is answered with: how far the file has come, or where it is kept. */
export type ChunkProgress = { received: number } | { filepath: string; sha256: string };
