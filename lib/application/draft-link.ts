import { type Draft, readDraft } from "./draft";

const MARK = "#draft=";

/** Longest fragment of a draft link; longer addresses get lost between apps. */
const LONGEST = 16_000;

const toBase64 = (text: string) =>
	btoa(String.fromCharCode(...new TextEncoder().encode(text)))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");

function fromBase64(text: string): string {
	const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/** Whether an address's fragment holds a draft. */
export const carriesDraft = (hash: string): boolean => hash.startsWith(MARK);

/**
 * An address of a form's page that transfers a draft to another browser of the same person. The draft is in the fragment,
 * which no server sees. The plain address if there is no draft, or it is too long.
 */
export function draftLink(address: string, draft: Draft | null): string {
	const [plain = ""] = address.split("#");
	if (!draft) return plain;
	const hash = MARK + toBase64(JSON.stringify({ ...draft, filled: {}, offers: undefined, cvText: undefined }));
	return hash.length > LONGEST ? plain : plain + hash;
}

/** The draft in an address's fragment; null if there is none, or it can't be read. */
export function draftOfLink(hash: string, now: number): Draft | null {
	if (!carriesDraft(hash)) return null;
	try {
		return readDraft(fromBase64(hash.slice(MARK.length)), now);
	} catch {
		return null;
	}
}
