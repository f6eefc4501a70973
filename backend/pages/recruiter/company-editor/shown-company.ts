import { type CompanyProblem, LONGEST_ABOUT, MOST_FEATURES } from "../../../company/edit/check-company";
import type { CompanyForm } from "../../../company/edit/company-form";
import { fill } from "../../../format/fill";
import type { StoreFault } from "../../../pictures/store-picture";
import type { CompanyMessages } from "../messages/company";
import type { Problems } from "../parts/form";

/** What is wrong with each field of the form. */
export type CompanyProblems = Partial<Record<keyof CompanyForm, CompanyProblem | StoreFault>>;

/** What each field is called. */
export const FIELD_NAMES = {
	title: "name",
	website: "website",
	city: "city",
	country: "country",
	contact_email: "email",
	brand_color: "brand",
	font_color: "font",
	about: "about",
	features: "features",
	networks: "networks",
	logo: "logo",
	background_image: "picture",
} as const satisfies Record<keyof CompanyForm, keyof CompanyMessages>;

/** Problems as sentences, by the fields' names. */
export function problemsInWords(problems: CompanyProblems, messages: CompanyMessages): Problems {
	const entries = Object.entries(problems) as [keyof CompanyForm, CompanyProblem | StoreFault][];
	const sentences = entries.map(([field, problem]) => {
		const most = field === "features" ? MOST_FEATURES : LONGEST_ABOUT;
		return [field, fill(messages[`wrong.${problem}`], { field: messages[FIELD_NAMES[field]], most })];
	});
	return Object.fromEntries(sentences);
}
