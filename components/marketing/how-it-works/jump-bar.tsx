import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { FEATURE_GROUPS } from "@/lib/marketing/how-it-works";

/** The groups of features at a glance, each leading to its part of the page. */
export async function JumpBar({ locale }: { locale: Locale }) {
	const { "how-it-works": howItWorks } = await loadMessages(locale);
	return (
		<nav aria-label={howItWorks.groups} className="border-b bg-surface">
			<ul className="mx-auto flex max-w-6xl flex-wrap px-gutter">
				{FEATURE_GROUPS.map((group) => (
					<li key={group} className="min-w-fit grow basis-24">
						<a
							href={`#${group}`}
							className="grid h-full min-h-13 content-center px-2 py-3 text-center font-bold text-brand-ink underline underline-offset-4 hover:bg-tint md:py-5 md:text-lg"
						>
							{howItWorks.features[group].heading}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
