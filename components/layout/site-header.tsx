import { getTranslations } from "next-intl/server";
import { LOCALES, type Locale, pathIn, prefixOf } from "@/lib/i18n/locales";
import { COMPANIES_PATH } from "@/lib/jobs/address";
import { Logo } from "./logo";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
}

/** Top of the site's own pages: skip link, logo, the company list, language switch. On phones the list is below. */
export async function SiteHeader({ locale, path }: Props) {
	const t = await getTranslations({ locale, namespace: "common" });
	const names = { en: t("english"), id: t("indonesian") };
	return (
		<header className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 px-4 py-4">
			<a
				href="#content"
				className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:bg-surface focus:p-3"
			>
				{t("skipToContent")}
			</a>
			<a href={prefixOf(locale) || "/"} className="flex min-h-11 items-center gap-2 font-bold text-ink text-lg">
				<Logo />
				{t("productName")}
			</a>
			<a
				href={prefixOf(locale) + COMPANIES_PATH}
				className="order-last flex min-h-11 w-full items-center text-brand-ink text-sm sm:order-none sm:ms-auto sm:w-auto"
			>
				{t("companies")}
			</a>
			<nav aria-label={t("language")} className="flex gap-1 text-sm">
				{LOCALES.map((one) => (
					<a
						key={one}
						href={pathIn(one, path)}
						hrefLang={one}
						lang={one}
						aria-current={one === locale ? "true" : undefined}
						className="flex min-h-11 min-w-11 items-center justify-center rounded-lg px-3 text-brand-ink aria-[current]:font-bold aria-[current]:text-ink"
					>
						<span className="uppercase sm:hidden">{one}</span>
						<span className="sr-only sm:not-sr-only">{names[one]}</span>
					</a>
				))}
			</nav>
		</header>
	);
}
