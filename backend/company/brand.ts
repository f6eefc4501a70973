import type { z } from "zod";
import type { companyBrand } from "../../lib/contract/schemas/company";
import { absolute } from "../media/absolute";
import type { CompanyRow } from "../store/schema";

/** A list of texts as stored in the database; this process is the only writer of such columns. */
export const readTexts = (json: string | null): string[] => (json === null ? [] : (JSON.parse(json) as string[]));

/** A company in the contract's names; missing values are omitted. */
export function toBrand(company: CompanyRow, publicUrl: string): z.input<typeof companyBrand> {
	const networks = readTexts(company.social_media);
	return {
		id: company.id,
		title: company.title,
		website: company.website ?? undefined,
		logoUrl: absolute(publicUrl, company.logo),
		city: company.city ?? undefined,
		country: company.country ?? undefined,
		slug: company.slug,
		font_color: company.font_color ?? undefined,
		brand_color: company.brand_color ?? undefined,
		social_media: networks.length > 0 ? networks : undefined,
	};
}
