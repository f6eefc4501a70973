import { JsonLd } from "@/components/ui/json-ld";
import { prefixOf } from "@/lib/i18n/locales";
import { COMPANIES_PATH, companyPath } from "@/lib/job/address";
import { breadcrumbs } from "@/lib/job/breadcrumbs";
import type { CompanyView } from "@/lib/job/company-view";
import { CONTEXT, toJsonLd } from "@/lib/job/json-ld";
import { organization } from "@/lib/job/organization";
import { env } from "@/lib/server/env";
import type { CompanyPageData } from "./load";

interface Props {
	view: CompanyView;
	locale: CompanyPageData["locale"];
	messages: CompanyPageData["messages"];
}

/** Structured data of a company and the breadcrumb to its page. */
export function CompanyMarkup({ view, locale, messages }: Props) {
	const base = env().siteOrigin + prefixOf(locale);
	const url = base + companyPath(view.slug);
	const way = [
		{ name: messages.companyList, url: base + COMPANIES_PATH },
		{ name: view.name, url },
	];
	return [{ "@context": CONTEXT, ...organization(view), url }, breadcrumbs(way)].map(
		(node) => node && <JsonLd key={String(node["@type"])} json={toJsonLd(node)} />,
	);
}
