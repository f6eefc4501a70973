import type { Field } from "./field";
import type { RoleName } from "./roles/roles";

/** A public company as it is written down; the rest of its row follows from this. */
export interface CompanyEntry {
	title: string;
	/** Where the title doesn't give one. */
	slug?: string;
	city: string;
	/** ISO 3166-1 alpha-2; Indonesia where it isn't said. */
	country?: string;
	/** Further cities of the country that it hires in, in turn with its own. */
	branches?: readonly string[];
	field: Field;
	/** Brand colour; none where the company has chosen none. */
	color?: string;
	/** A drawn logo where it isn't said. */
	logo?: "none" | "broken";
	/** What it is hiring for. */
	roles?: readonly RoleName[];
}
