const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const LONGEST_EMAIL = 254;

/** An email address as it is sent and kept: without any white space. */
export const cleanEmail = (entered: string): string => entered.replace(/\s+/g, "");

/** Whether a text is an email address, apart from white space. */
export function isEmail(entered: string): boolean {
	const email = cleanEmail(entered);
	return email.length <= LONGEST_EMAIL && EMAIL.test(email);
}

// Optional plus signs, optional parentheses, 1–4 digits, then digits, spaces, dashes, dots and slashes.
const PHONE = /^\+*\(?\d{1,4}\)?[-\s./\d]*$/;
const LONGEST_PHONE = 40;
const FEWEST_DIGITS = 4;
const MOST_DIGITS = 20;

/** A phone number with the digits, spaces and dashes of other alphabets and of word processors made plain. */
const plainPhone = (entered: string): string =>
	entered
		.normalize("NFKC")
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.trim();

/** A phone number as it is sent and kept: its digits. */
export const phoneDigits = (entered: string): string => plainPhone(entered).replace(/\D+/g, "");

/** Whether a text is a phone number as the product writes them, with 4 to 20 digits. */
export function isPhone(entered: string): boolean {
	const phone = plainPhone(entered);
	const digits = phoneDigits(phone).length;
	return phone.length <= LONGEST_PHONE && PHONE.test(phone) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
