import { MissingPage } from "@/components/layout/missing-page";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { COMPANIES_PATH } from "@/lib/jobs/address";
import { SITE_PAGES } from "@/lib/site/pages";

/** Says in a language that the search page cannot be found, and where to look instead. */
export async function SearchScreen({ locale }: { locale: Locale }) {
	const { oops } = await loadMessages(locale);
	const ways = [
		[SITE_PAGES.home, oops.searchHome],
		[COMPANIES_PATH, oops.searchCompanies],
		[SITE_PAGES.faq, oops.searchFaq],
		[SITE_PAGES.help, oops.searchHelp],
	] as const;
	return (
		<MissingPage heading={oops.searchHeading} text={oops.searchText}>
			<ul className="mt-2 grid w-full max-w-xl gap-3 sm:grid-cols-2">
				{ways.map(([path, text]) => (
					<li key={path}>
						<a
							href={pathIn(locale, path)}
							className="flex h-full min-h-12 items-center justify-center rounded-xl border bg-surface px-4 py-3 font-medium text-brand-ink hover:bg-tint"
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</MissingPage>
	);
}
