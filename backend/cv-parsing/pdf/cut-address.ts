/** Mail and web addresses and numbers, which stand in lines of their own. */
const ADDRESS = /@|linkedin\.com|https?:|www\.|^[+(]?\d[\d ().-]{6,}$/;

/** Ends of most mail addresses. */
const WHOLE = /\.(?:com|org|net|edu|gov|info|io|co|me|dev|app|ai|\p{Ll}{2})$/u;

/** Whether a text is or contains an address or number by which somebody is reached. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether a long address was cut in two for want of room: "name@example.or" and "g". Careful, since a word
 * that is wrongly added makes another address: only what can't be a line of its own counts.
 */
export function isCutAddress(before: string, text: string): boolean {
	if (/^\S*linkedin\.com\/(?:in\/)?$/.test(before)) return /^[\p{Ll}\d]/u.test(text);
	if (!/^\S*@\S*$/.test(before)) return false;
	if (/@[^.]*$/.test(before) && /^\.\p{Ll}{2,6}$/u.test(text)) return true;
	if (!WHOLE.test(before) && /^\p{Ll}{1,5}$/u.test(text)) return true;
	return /[.@_-]$/.test(before) ? /^[\p{Ll}\d._-]{1,40}$/u.test(text) : /^\p{Ll}{1,3}$/u.test(text);
}
