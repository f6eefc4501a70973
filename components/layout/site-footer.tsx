import { CodeOpener } from "@/components/interview-code/enter/code-link.client";
import { CodeSection } from "@/components/interview-code/enter/code-section";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { readyFrame } from "./ready/ready-frame";
import { ReadyPart } from "./ready/ready-part.client";

interface Props {
	locale: Locale;
	/** The page's path without its language. */
	path: string;
}

/** Bottom of the site's own pages. */
export async function SiteFooter({ locale, path }: Props) {
	const [frame, messages] = await Promise.all([readyFrame(locale, path), loadMessages(locale)]);
	return (
		<footer className="no-print">
			{path === SITE_PAGES.home && (
				<div className="flex justify-center px-gutter has-[:target]:py-8">
					<CodeSection locale={locale} />
				</div>
			)}
			<ReadyPart as="div" part="footer" frame={frame} path={path} />
			<CodeOpener locale={locale} messages={messages["enter-code"]} />
		</footer>
	);
}
