import { isLocale, type Locale } from "@/lib/i18n/locales";
import { EMPTY_VALUES, type SignUpField, type SignUpValues } from "./values";

/** A sign-up form that goes on in another language: all that was typed but the password. */
export interface Handover {
	form: "wizard" | "short";
	/** The language that it goes on in. */
	locale: Locale;
	values: SignUpValues;
}

const FIELDS = Object.keys(EMPTY_VALUES) as SignUpField[];

function valuesIn(input: unknown): SignUpValues {
	const texts = new Map(Object.entries(typeof input === "object" && input ? input : {}));
	const known = FIELDS.filter((field) => field !== "password" && typeof texts.get(field) === "string");
	return { ...EMPTY_VALUES, ...Object.fromEntries(known.map((field) => [field, texts.get(field)])) };
}

/** A form as text; never with its password. */
export const writeHandover = (handover: Handover): string =>
	JSON.stringify({ ...handover, values: { ...handover.values, password: "" } });

/** The form that a text holds; null where it holds none. */
export function readHandover(text: string | null): Handover | null {
	try {
		const { form, locale, values } = JSON.parse(text ?? "{}") as Record<string, unknown>;
		if ((form !== "wizard" && form !== "short") || typeof locale !== "string" || !isLocale(locale)) return null;
		return { form, locale, values: valuesIn(values) };
	} catch {
		return null;
	}
}
