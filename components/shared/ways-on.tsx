import { type Locale, pathIn } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { COMPANIES_PATH } from "@/lib/job/address";
import { SITE_PAGES } from "@/lib/site/pages";

interface Props {
	locale: Locale;
	messages: Messages["oops"];
	/** The home page is among them, for a page that has no other link to it. */
	withHome?: boolean;
}

/** Pages that may have what somebody was looking for. */
export function WaysOn({ locale, messages, withHome = false }: Props) {
	const home = [[SITE_PAGES.home, messages.searchHome]] as const;
	const ways = [
		...(withHome ? home : []),
		[COMPANIES_PATH, messages.searchCompanies],
		[SITE_PAGES.faq, messages.searchFaq],
		[SITE_PAGES.help, messages.searchHelp],
	] as const;
	return (
		<ul className={`mt-2 grid w-full max-w-2xl gap-3 ${withHome ? "sm:grid-cols-2" : "sm:grid-cols-3"}`}>
			{ways.map(([path, text]) => (
				<li key={path}>
					<a
						href={pathIn(locale, path)}
						className="flex h-full min-h-12 items-center justify-center text-balance rounded-xl border bg-surface px-4 py-3 font-medium text-brand-ink hover:bg-tint"
					>
						{text}
					</a>
				</li>
			))}
		</ul>
	);
}
