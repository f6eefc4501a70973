import { getTranslations } from "next-intl/server";
import { LOCALES, type Locale, prefixOf } from "@/lib/i18n/locales";
import { Logo } from "./logo";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
}

/** A page's path in a language. */
const pathIn = (locale: Locale, path: string) => (path === "/" ? prefixOf(locale) || "/" : prefixOf(locale) + path);

/** Top of the site's own pages: skip link, logo, language switch. */
export async function SiteHeader({ locale, path }: Props) {
	const t = await getTranslations({ locale, namespace: "common" });
	const names = { en: t("english"), id: t("indonesian") };
	return (
		<header className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-4 px-4 py-4">
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
			<nav aria-label={t("language")} className="flex gap-1 text-sm">
				{LOCALES.map((one) => (
					<a
						key={one}
						href={pathIn(one, path)}
						hrefLang={one}
						lang={one}
						aria-current={one === locale ? "true" : undefined}
						className="flex min-h-11 items-center rounded-lg px-3 text-brand-ink aria-[current]:font-bold aria-[current]:text-ink"
					>
						{names[one]}
					</a>
				))}
			</nav>
		</header>
	);
}
