import { chanceOf, pickFor } from "../../media/drawing/chance";
import { drawnBackground, drawnLogo } from "../../media/drawing/drawn-name";
import type { CompanyShow, SeedCompany } from "../entry";
import { chooseFrom } from "./choose-from";
import { ASIAN_COMPANIES, OTHER_COMPANIES } from "./companies-abroad";
import { INDONESIAN_COMPANIES } from "./companies-indonesia";
import type { CompanyEntry } from "./company-entry";
import { COMMON_FEATURES, FIELD_FEATURES } from "./features";
import { slugOf } from "./slug-of";

/** An entry with what follows from it. */
export interface PublicCompany extends CompanyEntry {
	id: number;
	slug: string;
	country: string;
}

/** Those of the first set have the numbers below. */
const FIRST_ID = 5;

/** The public companies, but for those of the first set. */
export const PUBLIC_COMPANIES: readonly PublicCompany[] = [
	...INDONESIAN_COMPANIES,
	...ASIAN_COMPANIES,
	...OTHER_COMPANIES,
].map((entry, index) => ({ country: "ID", ...entry, id: FIRST_ID + index, slug: entry.slug ?? slugOf(entry.title) }));

/** Sets of networks, which vary among companies; some have none. */
const NETWORKS: readonly [readonly string[], ...(readonly string[])[]] = [
	["email", "facebook", "twitter", "linkedin", "whatsapp"],
	["email", "linkedin"],
	["facebook", "whatsapp"],
	["email", "facebook", "whatsapp"],
	["linkedin", "twitter", "email"],
	[],
];

const MAILBOXES = ["careers", "people", "jobs", "hello", "recruitment"] as const;

/** A few of what such a company offers, in a language; always the same for one company. */
export function featuresOf({ field, slug }: Pick<PublicCompany, "field" | "slug">, language: "en" | "id"): string[] {
	const common = chooseFrom(COMMON_FEATURES[language], 3 + (chanceOf(slug) % 2), slug);
	const own = language === "en" ? chooseFrom(FIELD_FEATURES[field], 1 + (chanceOf(slug) % 2), slug) : [];
	return [...own, ...common];
}

/** A third of the Indonesian companies have Indonesian texts; companies with more than one job have a picture. */
function showOf(company: PublicCompany): CompanyShow {
	const isIndonesian = company.country === "ID" && chanceOf(company.slug) % 3 === 0;
	return {
		features: featuresOf(company, isIndonesian ? "id" : "en"),
		backgroundImage: (company.roles?.length ?? 0) > 1 ? drawnBackground(company.slug) : undefined,
		networks: pickFor(NETWORKS, `networks of ${company.slug}`),
	};
}

/** The address of a logo; a broken one leads to a missing file. */
function logoOf({ slug, logo }: PublicCompany): string | null {
	if (logo === "none") return null;
	return logo === "broken" ? `/media/${slug}-2019.png` : drawnLogo(slug);
}

export function toSeedCompany(company: PublicCompany): SeedCompany {
	const { id, slug, title, city, country, color } = company;
	const isSmall = !company.roles && chanceOf(`website of ${slug}`) % 4 === 0;
	return {
		id,
		slug,
		title,
		website: isSmall ? null : `https://${slug}.example.com`,
		logo: logoOf(company),
		city,
		country,
		font_color: null,
		brand_color: color ?? null,
		contact_email: `${pickFor(MAILBOXES, `mail of ${slug}`)}@${slug}.example.com`,
		show: showOf(company),
	};
}
