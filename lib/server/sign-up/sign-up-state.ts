import "server-only";
import { z } from "zod";
import { LOCALES, pathIn } from "@/lib/i18n/locales";
import type { ConfirmationOutcome } from "@/lib/sign-up/confirmation";
import type { SignUpProblem } from "@/lib/sign-up/rules";
import type { SignUpField, SignUpValues } from "@/lib/sign-up/values";
import { SITE_PAGES } from "@/lib/site/pages";
import { firstCharacters } from "@/lib/text/plain";
import { sealedCookie } from "../sealed/sealed-cookie";

/** Long enough to think about a text, in milliseconds. */
const LIFETIME_MS = 30 * 60 * 1_000;

/** Only values that we sealed ourselves arrive here, so they need no validation. */
const byField = <T extends string>() => z.custom<Partial<Record<SignUpField, T>>>((value) => typeof value === "object");

const values = z.object({
	email: z.string(),
	fullname: z.string(),
	password: z.string(),
	company_name: z.string(),
	total_roles_description: z.string(),
	assist_description: z.string(),
	phone: z.string(),
});

const form = z.enum(["wizard", "short"]);

const started = z.object({
	form,
	values,
	/** The problem of each invalid field. */
	problems: byField<SignUpProblem>(),
	/** The host's or our API proxy's texts about fields that our own rules accept. */
	refusals: byField<string>(),
	/** Why the step failed, if no field is to blame. */
	notice: z.enum(["notChecked", "tooMany", "noAnswer", "automatic", "refused", "expired"]).optional(),
	/** True if a text was too long to be stored completely. */
	isCut: z.boolean(),
	made: z.literal(false),
});

/** What the browser asked for last, once the account was made, and what came of it. */
const confirmationResult = z.object({
	wish: z.enum(["again", "change"]),
	outcome: z.custom<ConfirmationOutcome>((value) => typeof value === "object"),
	/** The address that was typed. */
	email: z.string().optional(),
});

const made = z.object({
	form,
	made: z.literal(true),
	email: z.string(),
	/** Lets the browser have the confirmation's mail sent again, while the host takes such calls. */
	token: z.string().optional(),
	asked: confirmationResult.optional(),
});

/** An unfinished sign-up of a browser without script: the entered values, and the last attempt's result. */
export type StartedSignUp = z.output<typeof started>;

/** A created account: the form's values are gone, except the address that the mail went to. */
export type MadeSignUp = z.output<typeof made>;

/** The sign-up state of a browser without script. */
export type SignUpState = StartedSignUp | MadeSignUp;

/** Carries it from page to page, in both languages: switching the language loses nothing. */
const COOKIE = sealedCookie<SignUpState>({
	name: "sign_up",
	schema: z.discriminatedUnion("made", [started, made]),
	paths: LOCALES.map((locale) => pathIn(locale, SITE_PAGES.register)),
	lifetimeMs: LIFETIME_MS,
});

/** A sign-up without any results yet. */
export const freshSignUp = (form: StartedSignUp["form"], values: SignUpValues): StartedSignUp => ({
	form,
	values,
	problems: {},
	refusals: {},
	isCut: false,
	made: false,
});

/** A sign-up with its longest text a quarter shorter. */
function shortened(state: StartedSignUp): StartedSignUp {
	const names = Object.keys(state.values) as SignUpField[];
	const [longest = "assist_description"] = names.sort(
		(one, other) => state.values[other].length - state.values[one].length,
	);
	const text = state.values[longest];
	const cut = firstCharacters(text, Math.floor(text.length * 0.75));
	return { ...state, isCut: true, values: { ...state.values, [longest]: cut } };
}

/** The `Set-Cookie` texts for a sign-up. Text that is too long for cookies is cut, and the state says so. */
export async function keepSignUp(state: SignUpState): Promise<string[]> {
	for (let current = state; ; ) {
		const written = await COOKIE.write(current);
		if (written) return written;
		if (current.made) return COOKIE.drop();
		current = shortened(current);
	}
}

/** The sign-up in a request's cookies; null if it is missing, incomplete, expired or not sealed by us. */
export const readSignUp = COOKIE.read;
