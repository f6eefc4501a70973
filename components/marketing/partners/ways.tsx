import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { PARTNERSHIPS } from "@/lib/marketing/partners";

/** The kinds of partnership at a glance, each leading to its part of the page. */
export async function Ways({ locale }: { locale: Locale }) {
	const { partners } = await loadMessages(locale);
	return (
		<nav aria-label={partners.hero.ways} className="mx-auto -mt-8 max-w-6xl px-4 md:-mt-12">
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
				{PARTNERSHIPS.map((partnership) => (
					<li key={partnership} className="flex">
						<a
							href={`#${partnership}`}
							className="flex w-full items-center justify-between gap-3 rounded-2xl border bg-surface p-5 hover:border-brand-ink"
						>
							<span className="min-w-0">
								<span className="block font-bold text-ink">{partners.kinds[partnership].name}</span>
								<span className="block text-muted text-sm">{partners.kinds[partnership].short}</span>
							</span>
							<svg viewBox="0 0 20 20" className="size-5 shrink-0 text-brand-ink" aria-hidden="true">
								<path
									d="M10 3v13m-6-6 6 6 6-6"
									fill="none"
									stroke="currentColor"
									strokeWidth="2"
									strokeLinecap="round"
								/>
							</svg>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
