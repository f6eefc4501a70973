import { findEmail, findLinkedin, findPhone } from "./reach";

/** A person's contact data in the links of a CV. */
interface Linked {
	email?: string;
	phone?: string;
	linkedin?: string;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

/** Only if all links of a kind agree: different addresses may be other people's. */
function only(values: readonly (string | undefined)[]): string | undefined {
	const distinct = new Set(values.filter((value) => value !== undefined).map((value) => value.toLowerCase()));
	return distinct.size === 1 ? values.find((value) => value !== undefined) : undefined;
}

const behind = (links: readonly string[], scheme: string) =>
	links.filter((link) => link.toLowerCase().startsWith(scheme)).map((link) => decoded(link.slice(scheme.length)));

/** A mailbox that was taken for a web page, and the reader of a mail program: "http://ada@fold.example", "…?to=ada@fold.example". */
const AS_PAGE = /^(?:https?:\/\/)?([^\s/@:?]+@[^\s/@:?]+\.\p{L}{2,})\/?$/u;
const WRITES_TO = /^https?:\/\/(?:mail|outlook)\.[^?]+\?(?:[^#]*&)?to=([^&#]+)/u;

/** All mail addresses that a CV's links lead to, in their order. */
export const linkedMailboxes = (links: readonly string[]): string[] =>
	[
		...behind(links, "mailto:"),
		...links.flatMap((link) => (AS_PAGE.exec(link) ?? WRITES_TO.exec(link))?.[1] ?? []).map(decoded),
	].flatMap((text) => findEmail(text) ?? []);

/** The mail address, number and LinkedIn page that a CV's links lead to, each only if it is the only one. */
export const readLinks = (links: readonly string[]): Linked => ({
	email: only(linkedMailboxes(links)),
	phone: only(behind(links, "tel:").map((number) => findPhone(number, true))),
	linkedin: only(links.map(findLinkedin)),
});
