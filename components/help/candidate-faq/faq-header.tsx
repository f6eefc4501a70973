import { Logo } from "@/components/shared/logo";
import { LOCALES, type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The candidates' own top of their questions: the way to the first page, and the other language. */
export async function FaqHeader({ locale }: { locale: Locale }) {
	const { common } = await loadMessages(locale);
	const names = { en: common.english, id: common.indonesian };
	return (
		<header className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3">
			<a
				href="#content"
				className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:bg-surface focus:p-3"
			>
				{common.skipToContent}
			</a>
			<a href={pathIn(locale, "/")} className="flex min-h-11 items-center gap-2 font-bold text-ink text-lg">
				<Logo />
				{common.productName}
			</a>
			<nav aria-label={common.language} className="no-print flex items-center text-sm">
				{LOCALES.map((one) => (
					<a
						key={one}
						href={`/faq/${one}`}
						hrefLang={one}
						lang={one}
						aria-current={one === locale ? "true" : undefined}
						className="flex min-h-11 min-w-11 items-center justify-center border-s px-3 text-brand-ink uppercase first:border-s-0 aria-[current]:font-bold aria-[current]:text-ink"
					>
						<span aria-hidden="true">{one}</span>
						<span className="sr-only">{names[one]}</span>
					</a>
				))}
			</nav>
		</header>
	);
}
