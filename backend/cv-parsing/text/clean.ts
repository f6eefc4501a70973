/** Icons of symbol fonts, control and invisible characters. */
const UNREADABLE = /[\p{Co}\p{Cc}\u200b-\u200f\u202a-\u202e\u2060\ufeff\ufffd]+/gu;

/** Text without icons and invisible characters, ligatures and full-width letters made plain, one space between words. */
export const clean = (text: string): string =>
	text.normalize("NFKC").replace(UNREADABLE, " ").replace(/\s+/g, " ").trim();

const LETTER_SPACED = /^(?:\p{L} ){2,}\p{L}$/u;

/** "B U D I" as "BUDI"; other texts as they are. */
export const closeUp = (text: string): string => (LETTER_SPACED.test(text) ? text.replaceAll(" ", "") : text);

/** Marks that stand before the points of a list; word processors also use letters of symbol fonts. */
const BULLET = /^(?:[•●○◦▪▫■□‣⁃∙·➢➤►▶✓✔❖◆◇⚫⬤*\uf0b7\uf0a7\uf0d8\uf076\uf0fc]|[-–—](?=\s)|o(?=\s{1,3}\p{Lu}))\s*/u;

/** Takes the bullet off a text that starts with one. */
export function withoutBullet(text: string): { text: string; bullet: boolean } {
	const rest = text.replace(BULLET, "");
	return { text: rest, bullet: rest !== text };
}

/** Whether a text is a bullet and nothing else. */
export const isBullet = (text: string): boolean =>
	/^[•●○◦▪▫■□‣⁃∙·➢➤►▶✓✔❖◆◇⚫⬤*–—\-o\uf0b7\uf0a7\uf0d8\uf076\uf0fc]$/u.test(text.trim());
