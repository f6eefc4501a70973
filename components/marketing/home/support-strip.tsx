import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { mailDraft } from "@/lib/text/mail-draft";
import { Section } from "../../layout/section";
import { TextLink } from "../text-link";

const WAYS = ["help", "start", "mail"] as const;

/** Help for recruiters: answers, guides and a contact. */
export async function SupportStrip({ locale }: { locale: Locale }) {
	const { support } = (await loadMessages(locale)).home;
	const links: Record<(typeof WAYS)[number], string> = {
		help: pathIn(locale, SITE_PAGES.help),
		start: `${pathIn(locale, SITE_PAGES["help-faq"])}#htu-getting-started`,
		mail: mailDraft(env().supportEmail, support.mail),
	};
	return (
		<Section id="support" heading={support.heading} lead={support.lead} tone="tint">
			<ul className="grid gap-6 md:grid-cols-3">
				{WAYS.map((way) => (
					<li key={way} className="flex flex-col items-start rounded-2xl border bg-surface p-[min(1.5rem,6vw)]">
						<h3 className="font-bold text-ink text-xl">{support[way].heading}</h3>
						<p className="mt-2 grow text-muted">{support[way].text}</p>
						<TextLink href={links[way]}>{support[way].link}</TextLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
