import { CHUNK_BYTES } from "@/lib/contract/limits";

/** Files below this size go in one call. */
export const isSingle = ({ size }: { size: number }): boolean => size < CHUNK_BYTES;

/** Whether a file is one for a single call: a small one, or any of a slot that sends files `whole`. */
export const isForOneCall = (file: { size: number }, { whole = false }: { whole?: boolean }): boolean =>
	whole || isSingle(file);
