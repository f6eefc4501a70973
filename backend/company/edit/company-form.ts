import { brandColours, DEFAULT_BRAND } from "../../../lib/contract/brand-colours";
import type { CompanyRow } from "../../store/schema";
import { readTexts } from "../brand";

/** Networks that pages can be shared on. */
export const NETWORKS = ["email", "facebook", "twitter", "linkedin", "whatsapp"] as const;

/** Fields of one value. */
interface CompanyTexts {
	title: string;
	website: string;
	city: string;
	country: string;
	contact_email: string;
	brand_color: string;
	font_color: string;
	about: string;
	/** A line each. */
	features: string;
}

const TEXTS: readonly (keyof CompanyTexts)[] = [
	...(["title", "website", "city", "country", "contact_email"] as const),
	...(["brand_color", "font_color", "about", "features"] as const),
];

/** A company's page as its recruiters edit it: every value as typed, and the paths of its pictures. */
export interface CompanyForm extends CompanyTexts {
	networks: string[];
	logo: string;
	background_image: string;
}

/** The form of a stored company. */
export function formOf(company: CompanyRow): CompanyForm {
	const { brand, onBrand } = brandColours(company.brand_color ?? DEFAULT_BRAND, company.font_color ?? undefined);
	return {
		title: company.title,
		website: company.website ?? "",
		city: company.city ?? "",
		country: company.country ?? "",
		contact_email: company.contact_email,
		brand_color: company.brand_color ?? brand,
		font_color: company.font_color ?? onBrand,
		about: company.about ?? "",
		features: readTexts(company.features).join("\n"),
		networks: readTexts(company.social_media),
		logo: company.logo ?? "",
		background_image: company.background_image ?? "",
	};
}

/** The form as it was sent. */
export function postedForm(sent: URLSearchParams): CompanyForm {
	const texts = Object.fromEntries(
		TEXTS.map((name) => [name, (sent.get(name) ?? "").replaceAll("\r\n", "\n")]),
	) as Record<keyof CompanyTexts, string>;
	return {
		...texts,
		networks: sent.getAll("networks"),
		logo: sent.get("logo") ?? "",
		background_image: sent.get("background_image") ?? "",
	};
}
