import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { COMPANIES_PATH } from "@/lib/job/address";
import { SITE_PAGES } from "@/lib/site/pages";
import { TextLink } from "../text-link";

/** Links for candidates, who also visit the home page. */
export async function CandidateStrip({ locale }: { locale: Locale }) {
	const { candidates } = (await loadMessages(locale)).home;
	return (
		<section aria-labelledby="candidates-heading" className="border-b bg-surface">
			<div className="mx-auto grid max-w-6xl items-center gap-6 px-gutter py-12 md:grid-cols-[1fr_auto] md:gap-16">
				<div>
					<h2 id="candidates-heading" className="type-h3 text-balance font-extrabold text-ink leading-tight">
						{candidates.heading}
					</h2>
					<p className="mt-3 max-w-prose text-balance text-lg text-muted">{candidates.text}</p>
				</div>
				<ul className="grid">
					<li>
						<TextLink href={pathIn(locale, ENTER_CODE_PATH)}>{candidates.code}</TextLink>
					</li>
					<li>
						<TextLink href={pathIn(locale, COMPANIES_PATH)}>{candidates.companies}</TextLink>
					</li>
					<li>
						<TextLink href={pathIn(locale, SITE_PAGES.faq)}>{candidates.faq}</TextLink>
					</li>
				</ul>
			</div>
		</section>
	);
}
