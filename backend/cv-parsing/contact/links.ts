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

/** The mail address, number and LinkedIn page that a CV's links lead to, each only if it is the only one. */
export const readLinks = (links: readonly string[]): Linked => ({
	email: only(behind(links, "mailto:").map(findEmail)),
	phone: only(behind(links, "tel:").map((number) => findPhone(number, true))),
	linkedin: only(links.map(findLinkedin)),
});
