import { withoutInvisible } from "./visible";

const ATOM = String.raw`[^\s@.,;:<>()[\]"\\\p{Cc}\p{Cf}\p{Cs}\u2800]+`;
const REST = String.raw`[\p{L}\p{N}\p{M}]*(?:-+[\p{L}\p{N}\p{M}]+)*`;
const LABEL = String.raw`[\p{L}\p{N}]${REST}`;
const TOP_LABEL = String.raw`\p{L}${REST}`;

// Before the at sign, parts with single dots between them; after it, the labels of a host name. Adjacent classes share no
// characters, so matching takes linear time.
const EMAIL = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LABEL}$`, "u");
const LONGEST_EMAIL = 254;

/** An email address as sign-up and request forms send it: without white space around it and invisible characters. */
export const trimEmail = (entered: string): string => withoutInvisible(entered).trim();

/** An email address as an application sends it: without any white space and invisible characters. */
export const cleanEmail = (entered: string): string => withoutInvisible(entered).replace(/\s+/g, "");

/** Whether a text is an email address in its stored form, as returned by `trimEmail` or `cleanEmail`. */
export const isEmail = (email: string): boolean =>
	email.length <= LONGEST_EMAIL && EMAIL.test(email) && withoutInvisible(email) === email;

// The product's own: optional plus signs, optional parentheses, 1–4 digits, then digits, spaces, dashes, dots and slashes.
const PHONE = /^\+*\(?\d{1,4}\)?[-\s./\d]*$/;
// Other common notations: groups in parentheses anywhere, the plus sign inside the first one.
const GROUPED_PHONE = /^\+*\s*(?:\(\s*\+*\s*\d[-\s./\d]*\)|\d)(?:[-\s./\d]|\([-\s./]*\d[-\s./\d]*\))*$/;
const LONGEST_PHONE = 40;
const FEWEST_DIGITS = 4;
/** Niue and Tokelau have the shortest numbers: four digits after a calling code of three. */
const FEWEST_WITH_CODE = 7;
/** The longest number in international format, by ITU-T E.164. */
const MOST_DIGITS = 15;

const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: each script's ten digits are consecutive, starting with zero. */
function digitValue(digit: string): string {
	const code = digit.codePointAt(0) ?? 0;
	let before = 0;
	while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
	return String(before % 10);
}

/** A phone number in plain characters: ASCII digits, spaces and dashes, and no direction marks that a paste brought along. */
export const plainPhone = (entered: string): string =>
	withoutInvisible(entered.normalize("NFKC"))
		.replace(/(?![0-9])\p{Nd}/gu, digitValue)
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.trim();

/** A phone number as it is sent and stored: its digits. */
export const phoneDigits = (entered: string): string => plainPhone(entered).replace(/\D+/g, "");

/** Whether a phone number says which country it is of: it begins with a plus sign or with 00. */
export const hasCallingCode = (entered: string): boolean =>
	plainPhone(entered).includes("+") || phoneDigits(entered).startsWith("00");

const isWrittenAsPhone = (phone: string): boolean =>
	phone.length <= LONGEST_PHONE && (PHONE.test(phone) || GROUPED_PHONE.test(phone));

/** Why nobody can be called under what is written like a phone number: it has too few digits, or too many. */
export type PhoneLengthProblem = "short" | "long";

/**
 * What is wrong with the length of a text that is written like a phone number: it has fewer digits than any number
 * anywhere, or more. Leading zeros and a "(0)" don't count. Hosts know more: how long the numbers of each country are.
 */
export function phoneLengthProblem(entered: string): PhoneLengthProblem | undefined {
	const phone = plainPhone(entered);
	if (!isWrittenAsPhone(phone)) return undefined;
	const fewest = phone.includes("+") ? FEWEST_WITH_CODE : FEWEST_DIGITS;
	if (phoneDigits(phone).length < fewest) return "short";
	return phoneDigits(phone.replace("(0)", "")).replace(/^0+/, "").length > MOST_DIGITS ? "long" : undefined;
}

/**
 * Whether a text is a phone number as people write them, of at most 40 characters and with 4 to 15 digits, with a plus
 * sign at least 7.
 */
export const isPhone = (entered: string): boolean =>
	isWrittenAsPhone(plainPhone(entered)) && !phoneLengthProblem(entered);
