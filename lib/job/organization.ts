import type { Node } from "./json-ld";

/** A company as its pages show it. */
interface Company {
	name: string;
	website: string | undefined;
	logo: string | undefined;
}

/** A company as schema.org's Organization, with what its page shows. */
export const organization = ({ name, website, logo }: Company): Node => ({
	"@type": "Organization",
	name,
	...(website ? { sameAs: website } : {}),
	...(logo ? { logo } : {}),
});
