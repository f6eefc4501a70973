import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { FACTS } from "@/lib/marketing/facts";
import { SITE_PAGES } from "@/lib/site/pages";
import { fill } from "@/lib/text/fill";

/** The link to the product's film, with its length. */
export async function FilmLink({ locale }: { locale: Locale }) {
	const { hero } = (await loadMessages(locale)).home;
	return (
		<a
			href={pathIn(locale, SITE_PAGES["homepage-video"])}
			className="inline-flex min-h-13 items-center gap-2 font-bold text-brand-ink underline underline-offset-4"
		>
			<svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
				<circle cx="12" cy="12" r="11" fill="currentColor" />
				<path d="m9.5 7 8 5-8 5z" className="fill-surface" />
			</svg>
			{fill(hero.film, { filmSeconds: FACTS.filmSeconds })}
		</a>
	);
}
