import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";

/** Sends candidates, who land here too, to the questions of candidates. */
export async function CandidatesNote({ locale }: { locale: Locale }) {
	const { candidates } = (await loadMessages(locale)).help;
	return (
		<section aria-labelledby="candidates-heading" className="px-4 pb-14 md:pb-20">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-3xl bg-tint p-6 md:p-8">
				<div className="max-w-prose">
					<h2 id="candidates-heading" className="text-balance font-extrabold text-ink text-xl">
						{candidates.heading}
					</h2>
					<p className="mt-1 text-muted">{candidates.text}</p>
				</div>
				<a
					href={pathIn(locale, SITE_PAGES.faq)}
					className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
				>
					{candidates.link}
				</a>
			</div>
		</section>
	);
}
