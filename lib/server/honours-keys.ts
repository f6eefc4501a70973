import "server-only";
import { env } from "./env";

/** Whether a form for what a host answered may be sent again by itself: the host says so, or the operator of all hosts. */
export const honoursKeys = (answer: { honours_idempotency_key: boolean }): boolean =>
	env().keysAreHonoured || answer.honours_idempotency_key;
