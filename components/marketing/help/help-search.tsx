import type { HelpAnswerId, HelpPanel } from "@/lib/content/help";
import { helpIndex } from "@/lib/content/help-index";
import type { TextSection } from "@/lib/content/markdown";
import { LOCALES, type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { SleepingSearch } from "./sleeping-search.client";

interface Props {
	locale: Locale;
	sections: Record<HelpPanel, readonly TextSection[]>;
}

/** The search of all answers. Without script there is none: the list of them stands on the page. */
export async function HelpSearch({ locale, sections }: Props) {
	const languages = await Promise.all(LOCALES.map(loadMessages));
	const keywordsOf = (id: HelpAnswerId) => languages.map(({ help }) => help.keywords[id]).join(", ");
	const { help } = await loadMessages(locale);
	const panels = { faq: help.panels.faq.tab, htu: help.panels.htu.tab };
	return (
		<div className="needs-script">
			<SleepingSearch
				entries={helpIndex(sections, keywordsOf)}
				page={pathIn(locale, SITE_PAGES["help-faq"])}
				supportEmail={env().supportEmail}
				words={{ ...help.search, panels, mailBody: help.mail.body }}
			/>
		</div>
	);
}
