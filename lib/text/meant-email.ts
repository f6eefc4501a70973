import { isNear } from "./is-near";

/** Domains of mailboxes that many people have, and that are often mistyped. */
const POPULAR = ["gmail.com", "yahoo.com", "yahoo.co.id", "hotmail.com", "outlook.com", "icloud.com"];

/** Domains that look like a slip of one of those and are somebody's own. */
const OWN = ["grail.com", "yahoo.co.in", "yahoo.co.il"];

const ADDRESS = /^([^\s@]+)@([a-z0-9-]+)\.([a-z0-9.-]+)$/i;

/**
 * The address that was probably meant by one with a slip in its domain, such as gmial.com or yahoo.con; undefined where
 * nothing looks mistyped. A name that begins with another letter is no slip: ymail.com and mail.com have mailboxes, too.
 */
export function meantEmail(entered: string): string | undefined {
	const [, person, name = "", ending = ""] = ADDRESS.exec(entered.trim().toLowerCase()) ?? [];
	const domain = `${name}.${ending}`;
	if (!person || POPULAR.includes(domain) || OWN.includes(domain)) return undefined;
	const meant = POPULAR.find((popular) => {
		const dot = popular.indexOf(".");
		return popular[0] === name[0] && isNear(name, popular.slice(0, dot)) && isNear(ending, popular.slice(dot + 1));
	});
	return meant && `${entered.trim().slice(0, person.length)}@${meant}`;
}
