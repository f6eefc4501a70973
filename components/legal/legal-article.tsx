import { SafeHtml } from "@/components/ui/safe-html";
import type { ContentText } from "@/lib/content/markdown";
import { dayInWords } from "@/lib/i18n/day";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { LEGAL_TEXTS, type LegalText } from "@/lib/legal/legal";
import { SITE_PAGES } from "@/lib/site/pages";
import { fill } from "@/lib/text/fill";
import { LegalContents } from "./legal-contents";

interface Props {
	name: LegalText;
	locale: Locale;
	text: ContentText;
}

const OTHER: Record<LegalText, LegalText> = { terms: "privacy", privacy: "terms" };

/** A legal text: its numbered sections beside a table of contents, and a link to the other text. */
export async function LegalArticle({ name, locale, text }: Props) {
	const { legal } = await loadMessages(locale);
	const { updated } = LEGAL_TEXTS[name];
	const sections = text.sections.map(({ id, heading, html }, index) => ({
		id,
		html,
		heading: fill(legal.section, { number: String(index + 1), heading }),
	}));
	return (
		<main id="content">
			<header className="bg-tint">
				<div className="mx-auto max-w-6xl px-4 py-12 md:py-16">
					<h1 className="type-h1 text-balance font-extrabold text-ink leading-tight">{text.title}</h1>
					<p className="mt-3 text-muted">
						<time dateTime={updated}>{fill(legal.updated, { date: dayInWords(locale, updated) })}</time>
					</p>
					<SafeHtml html={text.intro} className="prose mt-5 max-w-prose text-lg text-muted" />
				</div>
			</header>
			<div className="mx-auto grid max-w-6xl gap-10 px-4 py-10 md:py-14 lg:grid-cols-[18rem_1fr]">
				<LegalContents heading={legal.contents} sections={sections} />
				<div className="max-w-prose">
					{sections.map(({ id, heading, html }) => (
						<section key={id} id={id} aria-labelledby={`${id}-heading`} className="mb-10 scroll-mt-24">
							<h2 id={`${id}-heading`} className="text-balance font-bold text-2xl text-ink">
								{heading}
							</h2>
							<SafeHtml html={html} className="prose mt-3 text-ink" />
						</section>
					))}
					<p className="rounded-2xl bg-tint p-6 text-ink">
						{legal[name].other}{" "}
						<a
							href={pathIn(locale, SITE_PAGES[OTHER[name]])}
							className="font-bold text-brand-ink underline underline-offset-4"
						>
							{legal[name].otherLink}
						</a>
					</p>
				</div>
			</div>
		</main>
	);
}
