import { cache } from "react";
import type { CompanyMessages } from "@/components/company/page/company-messages";
import { type Locale, localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { type CompanyView, companyView } from "@/lib/job/company-view";
import { mediaOrigins } from "@/lib/server/hosts";
import { loadCompany } from "@/lib/server/load-companies";
import { readSlug } from "@/lib/server/page-address";
import { fill } from "@/lib/text/fill";

/** The route parameters of a company's page. */
export interface CompanyProps {
	params: Promise<{ locale: string; companySlug: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The data of a company's page; `view` is missing if the company doesn't exist. */
export interface CompanyPageData {
	locale: Locale;
	view: CompanyView | null;
	messages: CompanyMessages;
	productName: string;
	poweredBy: string;
	/** "Join us. Click here:" */
	shareText: string;
}

/** A language's messages for companies' pages. */
async function companyTexts(locale: Locale): Promise<Omit<CompanyPageData, "view">> {
	const { company, common, job } = await loadMessages(locale);
	const { productName, poweredBy, companyList } = common;
	return {
		locale,
		messages: {
			...company,
			companyList,
			LABEL_DUE_LOCAL: job.LABEL_DUE_LOCAL,
			LABEL_SHARE: company.share,
			LABEL_SHARE_EMAIL: job.LABEL_SHARE_EMAIL,
			LABEL_SHARE_MORE: job.LABEL_SHARE_MORE,
			LABEL_COPY_LINK: job.LABEL_COPY_LINK,
			LABEL_LINK_COPIED: job.LABEL_LINK_COPIED,
		},
		productName,
		poweredBy: fill(poweredBy, { product: productName }),
		shareText: job.SHARE_TEXT,
	};
}

async function findView(param: string): Promise<CompanyView | null> {
	const slug = readSlug(param);
	const detail = slug && (await loadCompany(slug));
	if (!detail) return null;
	return companyView(detail, slug, mediaOrigins(), new Date());
}

const load = cache(async (locale: Locale, slug: string): Promise<CompanyPageData> => {
	const [texts, view] = await Promise.all([companyTexts(locale), findView(slug)]);
	return { ...texts, view };
});

/** Loads a company's page once for its head and its body. Throws `HostFailure`. */
export async function loadCompanyPage(params: CompanyProps["params"]): Promise<CompanyPageData> {
	const { locale, companySlug } = await params;
	return load(localeOf(locale), companySlug);
}
