import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

const parts = new AsyncLocalStorage<string>();

/** Runs `work` for a part of a page, so that the log can name the part. */
export const forPart = <T>(part: string, work: () => T): T => parts.run(part, work);

/** The current part of a page; undefined outside of one. */
export const currentPart = (): string | undefined => parts.getStore();
