import "server-only";
import { z } from "zod";
import { LOCALES, pathIn } from "@/lib/i18n/locales";
import type { ConfirmationOutcome } from "@/lib/sign-up/confirmation";
import type { SignUpProblem } from "@/lib/sign-up/rules";
import type { SignUpField, SignUpValues } from "@/lib/sign-up/values";
import { SITE_PAGES } from "@/lib/site/pages";
import { firstCharacters } from "@/lib/text/plain";
import { sealedCookie } from "../sealed/sealed-cookie";

/** Long enough to think about a text, milliseconds. */
const LIFETIME_MS = 30 * 60 * 1_000;

/** Only what we have sealed ourselves comes here, so that words of ours are taken as such. */
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
	/** What is wrong with which field. */
	problems: byField<SignUpProblem>(),
	/** What the host, or our own API proxy, says of fields that our own rules have nothing against. */
	refusals: byField<string>(),
	/** Why it did not go on, where no field is to blame. */
	notice: z.enum(["notChecked", "tooMany", "noAnswer", "automatic", "refused", "expired"]).optional(),
	/** True where a text was too long to be kept whole. */
	isCut: z.boolean(),
	made: z.literal(false),
});

/** What the browser asked for last, once the account was made, and what came of it. */
const asked = z.object({
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
	asked: asked.optional(),
});

/** A sign-up that a browser without script is at: what was filled in, and what came of the last try. */
export type StartedSignUp = z.output<typeof started>;

/** An account that was made: of its form only the address is left that the mail went to. */
export type MadeSignUp = z.output<typeof made>;

/** Where the sign-up of a browser without script stands. */
export type SignUpState = StartedSignUp | MadeSignUp;

/** Carries it from page to page, in both languages: a switch of the language loses nothing. */
const COOKIE = sealedCookie<SignUpState>({
	name: "sign_up",
	schema: z.discriminatedUnion("made", [started, made]),
	paths: LOCALES.map((locale) => pathIn(locale, SITE_PAGES.register)),
	lifetimeMs: LIFETIME_MS,
});

/** A sign-up with nothing said of it yet. */
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

/** The `Set-Cookie` texts that keep a sign-up. What is too long for cookies is cut, and the state says so. */
export async function keepSignUp(state: SignUpState): Promise<string[]> {
	for (let kept = state; ; ) {
		const written = await COOKIE.write(kept);
		if (written) return written;
		if (kept.made) return COOKIE.drop();
		kept = shortened(kept);
	}
}

/** The sign-up that a request's cookies carry; null if it is missing, incomplete, expired or not sealed by us. */
export const readSignUp = COOKIE.read;
