import type { Metadata } from "next";
import { describeCompany } from "@/components/company/page/company-messages";
import { everyLanguage, type Locale, prefixOf } from "@/lib/i18n/locales";
import { companyPath } from "@/lib/job/address";
import { firstDue } from "@/lib/job/company-view";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { type CompanyProps, loadCompanyPage } from "./load";

/**
 * Head of a company's pages. The main page without a filter is canonical. It states until when its list of jobs is
 * valid, so that a cached copy expires when the first job closes.
 */
export async function companyMetadata({ params }: CompanyProps): Promise<Metadata> {
	const { locale, view, messages, productName } = await loadCompanyPage(params);
	if (!view) return { title: messages.missingTitle, description: messages.missingText, robots: { index: false } };
	const { siteOrigin } = env();
	const address = (one: Locale) => `${siteOrigin}${prefixOf(one)}${companyPath(view.slug)}`;
	const title = `${fill(messages.title, { company: view.name })} · ${productName}`;
	const description = describeCompany(view, messages);
	const images = [{ url: `${address(locale)}/social`, width: 1200, height: 630, alt: view.name }];
	const until = firstDue(view)?.iso;
	return {
		title,
		description,
		robots: view.isUnlisted ? { index: false } : undefined,
		other: until ? { "valid-until": until } : undefined,
		alternates: {
			canonical: address(locale),
			languages: everyLanguage(address),
		},
		openGraph: { type: "website", url: address(locale), title, description, siteName: view.name, locale, images },
		twitter: { card: "summary_large_image", title, description, images },
	};
}
