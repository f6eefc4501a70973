import { CHUNK_BYTES } from "@/lib/contract/limits";

/** Files below this size go in one call. */
export const isSingle = ({ size }: { size: number }): boolean => size < CHUNK_BYTES;
