/** Mail and web addresses and numbers, which are on lines of their own. */
const ADDRESS = /@|linkedin\.com|https?:|www\.|^[+(]?\d[\d ().-]{6,}$/;

/** Ends of most mail addresses. */
const WHOLE = /\.(?:com|org|net|edu|gov|info|io|co|me|dev|app|ai|\p{Ll}{2})$/u;

/** Whether a text contains a mail address, a web address or a phone number. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether a narrow line cut a long address in two: "name@example.or" and "g". It is careful, because a wrongly added
 * word makes another address: only a text that can't be a line of its own counts.
 */
export function isCutAddress(before: string, text: string): boolean {
	if (/^\S*linkedin\.com\/(?:in\/)?$/.test(before)) return /^[\p{Ll}\d]/u.test(text);
	if (!/^\S*@\S*$/.test(before)) return false;
	if (/@[^.]*$/.test(before) && /^\.\p{Ll}{2,6}$/u.test(text)) return true;
	if (!WHOLE.test(before) && /^\p{Ll}{1,5}$/u.test(text)) return true;
	return /[.@_-]$/.test(before) ? /^[\p{Ll}\d._-]{1,40}$/u.test(text) : /^\p{Ll}{1,3}$/u.test(text);
}
