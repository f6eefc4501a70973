import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";

interface Props {
	/** For teams that want a demonstration, or for candidates, who land here too. */
	name: "training" | "candidates";
	locale: Locale;
}

/** The texts and the link of a note. */
async function noteOf({ name, locale }: Props) {
	const { training, candidates } = (await loadMessages(locale)).help;
	if (name === "candidates") return { ...candidates, links: [{ page: SITE_PAGES.faq, messages: candidates.link }] };
	const links = [
		{ page: SITE_PAGES.training, messages: training.link },
		{ page: SITE_PAGES.demo, messages: training.demo },
	];
	return { ...training, links };
}

/** Sends those on who look for something else than answers for recruiters. */
export async function HelpNote({ name, locale }: Props) {
	const { heading, text, links } = await noteOf({ name, locale });
	return (
		<section aria-labelledby={`${name}-heading`} className="px-4 pb-6 last:pb-14 md:last:pb-20">
			<div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-3xl bg-tint p-6 md:p-8">
				<div className="max-w-prose">
					<h2 id={`${name}-heading`} className="text-balance font-extrabold text-ink text-xl">
						{heading}
					</h2>
					<p className="mt-1 text-muted">{text}</p>
				</div>
				<p className="flex flex-wrap gap-x-6">
					{links.map(({ page, messages }) => (
						<a
							key={page}
							href={pathIn(locale, page)}
							className="inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4"
						>
							{messages}
						</a>
					))}
				</p>
			</div>
		</section>
	);
}
