import { endsInDomain } from "../text/domains";

/** Mail and web addresses and numbers, which are on lines of their own. */
const ADDRESS = /@|linkedin\.com|https?:|www\.|^[+(]?\d[\d ().-]{6,}$/;

/** Ends of most mail addresses. */
const WHOLE = /\.(?:com|org|net|edu|gov|info|io|co|me|dev|app|ai|\p{Ll}{2})$/u;

/** The rest of a host's name: "le.com" behind "name@examp", "mple.de" behind "name@mail.exa". */
const REST_OF_HOST = /^[\p{Ll}\d-]*\.(?:[\p{Ll}\d-]+\.)*\p{Ll}{2,6}$/u;

/** The beginning of a mailbox that no word looks like, and the rest of the address: "jane.w" and "hitfield@example.com". */
const CUT_MAILBOX = /^(?!www\.)[\p{Ll}\d]+[._][\p{Ll}\d._]*$/u;
const REST_WITH_HOST = /^[\p{Ll}\d._-]*@[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]+)+$/u;

/** Whether a text contains a mail address, a web address or a phone number. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether a narrow line cut a long address in two: "name@example.or" and "g". It is careful, because a wrongly added
 * word makes another address: only a text that can't be a line of its own counts.
 */
export function isCutAddress(before: string, text: string): boolean {
	if (/^\S*linkedin\.com\/(?:in\/)?$/.test(before)) return /^[\p{Ll}\d]/u.test(text);
	if (CUT_MAILBOX.test(before) && REST_WITH_HOST.test(text)) return true;
	if (!/^\S*@\S*$/.test(before)) return false;
	if (!endsInDomain(before) && REST_OF_HOST.test(text)) return true;
	if (/@[^.]*$/.test(before) && /^\.\p{Ll}{2,6}$/u.test(text)) return true;
	if (!WHOLE.test(before) && /^\p{Ll}{1,5}$/u.test(text)) return true;
	return /[.@_-]$/.test(before) ? /^[\p{Ll}\d._-]{1,40}$/u.test(text) : /^\p{Ll}{1,3}$/u.test(text);
}

/**
 * The first groups of a number at the end of a line, which a sign or an open hyphen tells from a postal code: "Kulai · (317)
 * 585-", "✉ ada@fold.example ☎ +62".
 */
const CUT_NUMBER = /(?:^|[^\p{L}\d(+-])(\(?\+[\d ().-]*|\(\d[\d ().-]*|0[\d ().-]*-)$/u;
/** Its last groups, alone or before other contact data: "8468 · ada@fold.example". Those with a 0 begin a number. */
const REST_OF_NUMBER = /^([1-9][\d -]*\d)(?=$|\s*[·•|,]|\s+[^\p{L}\d\s–—-])/u;
/** Behind an open hyphen, the rest may begin with any digit. */
const REST_BEHIND_HYPHEN = /^(\d[\d -]*\d)(?=$|\s*[·•|,]|\s+[^\p{L}\d\s–—-])/u;

const digitsIn = (text = "") => text.replace(/\D/g, "").length;

/** The digits of a number: the first groups alone are too few, and with the rest they aren't too many. */
const MOST_CUT = 8;
const LEAST_REST = 3;
const LEAST_WHOLE = 9;
const MOST_WHOLE = 14;

/** Whether a narrow line cut a phone number in two, among other contact data. */
export function isCutNumber(before: string, text: string): boolean {
	const behind = before.endsWith("-") ? REST_BEHIND_HYPHEN : REST_OF_NUMBER;
	const [cut, rest] = [CUT_NUMBER.exec(before)?.[1], behind.exec(text)?.[1]].map(digitsIn);
	const whole = (cut ?? 0) + (rest ?? 0);
	return (
		(cut ?? 0) > 0 && (cut ?? 0) <= MOST_CUT && (rest ?? 0) >= LEAST_REST && whole >= LEAST_WHOLE && whole <= MOST_WHOLE
	);
}
