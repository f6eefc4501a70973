import "server-only";
import { env } from "./env";

/**
 * Whether a form may be sent again automatically: the answering host honours keys, or the operator says that all hosts do.
 */
export const honoursKeys = (answer: { honours_idempotency_key: boolean }): boolean =>
	env().keysAreHonoured || answer.honours_idempotency_key;
