import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";

/** Where each note leads. */
const PAGES = { training: SITE_PAGES.training, candidates: SITE_PAGES.faq } as const;

interface Props {
	/** For teams that want to be shown how, or for candidates, who land here too. */
	name: keyof typeof PAGES;
	locale: Locale;
}

/** Sends those on who look for something else than answers for recruiters. */
export async function HelpNote({ name, locale }: Props) {
	const { heading, text, link } = (await loadMessages(locale)).help[name];
	return (
		<section aria-labelledby={`${name}-heading`} className="px-4 pb-6 last:pb-14 md:last:pb-20">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-3xl bg-tint p-6 md:p-8">
				<div className="max-w-prose">
					<h2 id={`${name}-heading`} className="text-balance font-extrabold text-ink text-xl">
						{heading}
					</h2>
					<p className="mt-1 text-muted">{text}</p>
				</div>
				<a
					href={pathIn(locale, PAGES[name])}
					className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
				>
					{link}
				</a>
			</div>
		</section>
	);
}
