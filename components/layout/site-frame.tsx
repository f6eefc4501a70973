import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CodeSection } from "@/components/enter-code/code-section";
import { EnterCodeLink } from "@/components/enter-code/enter-code-link";
import { type Locale, prefixOf } from "@/lib/i18n/locales";
import { COMPANIES_PATH } from "@/lib/jobs/address";
import { SiteHeader } from "./site-header";

interface Props {
	locale: Locale;
	/** The page's path without its language, which the language switch leads to in the other one. */
	path: string;
	children: ReactNode;
}

/** The frame of the site's own pages: its header above, its footer below. */
export async function SiteFrame({ locale, path, children }: Props) {
	const t = await getTranslations({ locale, namespace: "common" });
	return (
		<>
			<SiteHeader locale={locale} path={path} />
			{children}
			<footer className="flex flex-col items-center gap-2 px-4 py-10 text-center text-muted text-sm">
				{path === "/" && <CodeSection locale={locale} />}
				<div className="flex flex-wrap justify-center gap-x-4">
					<a href={prefixOf(locale) + COMPANIES_PATH} className="flex min-h-11 items-center px-3 text-brand-ink">
						{t("companyList")}
					</a>
					<EnterCodeLink locale={locale} />
				</div>
				{t("poweredBy", { product: t("productName") })}
			</footer>
		</>
	);
}
