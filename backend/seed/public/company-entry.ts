import type { Field } from "./field";
import type { RoleName } from "./roles/roles";

/** A public company as it is written down; the rest of its row follows from this. */
export interface CompanyEntry {
	title: string;
	/** The slug, if it isn't derived from the title. */
	slug?: string;
	city: string;
	/** ISO 3166-1 alpha-2; Indonesia by default. */
	country?: string;
	/** Further cities of the country that it hires in, in turn with its own. */
	branches?: readonly string[];
	field: Field;
	/** Brand colour; missing if the company chose none. */
	color?: string;
	/** A drawn logo by default. */
	logo?: "none" | "broken";
	/** Its open roles. */
	roles?: readonly RoleName[];
}
