import "server-only";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import type { Locale } from "@/lib/i18n/locales";
import { isEmailTaken, signUpOutcome } from "@/lib/sign-up/outcome";
import { cleanSignUp, type SignUpField, type SignUpValues } from "@/lib/sign-up/values";
import { refuseLimited } from "../refuse-limited";
import { requestKey } from "./request-key";
import { type Answered, sendFor } from "./send";
import type { StartedSignUp } from "./sign-up-state";

/** Why an account was not created: problems of fields, or a general reason. */
export type NotMade = Pick<StartedSignUp, "problems" | "refusals" | "notice"> & { made?: false };

/** The problem of a refused field: an address that our rules accept has an account already. */
function refusedFields(fields: Partial<Record<SignUpField, string>>): NotMade {
	if (!isEmailTaken(fields)) return { problems: {}, refusals: fields };
	const { email: _, ...refusals } = fields;
	return { problems: { email: "emailTaken" }, refusals };
}

const NOTICES = {
	noAnswer: "noAnswer",
	broken: "noAnswer",
	busy: "tooMany",
	refused: "refused",
	automatic: "automatic",
} as const;

/** A created account. */
interface Made {
	made: true;
	/** Lets the browser request the confirmation mail again; undefined where the host gives none. */
	token: string | undefined;
}

/** The result of a sign-up. */
function resultOf({ status, body }: Answered): Made | NotMade {
	const outcome = signUpOutcome({ status, body, retryAfter: null });
	if (outcome.kind === "created") return { made: true, token: outcome.token };
	if (outcome.kind === "fields") return refusedFields(outcome.fields);
	return { problems: {}, refusals: {}, notice: NOTICES[outcome.reason] };
}

/**
 * Creates the account of a completed form of `fields`, or gives the reason why not. The honeypot's value is passed on for
 * the proxy to judge.
 */
export async function createAccount(
	request: Request,
	locale: Locale,
	values: SignUpValues,
	fields: readonly SignUpField[],
	trap: string | null,
): Promise<Made | NotMade> {
	if (refuseLimited(request)) return { problems: {}, refusals: {}, notice: "tooMany" };
	const sent = cleanSignUp(values);
	const filled = Object.fromEntries(fields.map((field) => [field, sent[field]]));
	const body = { ...filled, ...(trap ? { [TRAP_FIELD]: trap } : {}) };
	return resultOf(await sendFor(request, locale, "/users", body, await requestKey(values, locale)));
}
