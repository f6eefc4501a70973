import type { TextSection } from "@/lib/content/markdown";
import { HELP_PAGES, type HelpPanel } from "@/lib/help/help";
import { type HelpEntry, helpIndex } from "@/lib/help/help-index";
import { LOCALES, type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { SITE_PAGES } from "@/lib/site/pages";
import { LazySearch } from "./lazy-search.client";

interface Props {
	locale: Locale;
	sections: Record<HelpPanel, readonly TextSection[]>;
}

/** The search of all answers. Without script it is missing: the page contains the list of answers. */
export async function HelpSearch({ locale, sections }: Props) {
	const languages = await Promise.all(LOCALES.map(loadMessages));
	const keywordsOf = (id: string) =>
		languages.flatMap(({ help: { keywords } }) => (keywords as Readonly<Record<string, string>>)[id] ?? []).join(", ");
	const { help, navigation, pages } = await loadMessages(locale);
	const names = {
		pricing: navigation.pricing,
		faq: navigation.footer.faq,
		register: navigation.tryForFree,
		privacy: navigation.footer.privacy,
	};
	const others = HELP_PAGES.map(
		(name): HelpEntry => ({
			id: name,
			address: pathIn(locale, SITE_PAGES[name]),
			heading: names[name],
			keywords: keywordsOf(name),
			snippet: pages[name].description,
		}),
	);
	const page = pathIn(locale, SITE_PAGES["help-faq"]);
	return (
		<div className="needs-script">
			<LazySearch
				entries={[...helpIndex(sections, keywordsOf, page), ...others]}
				page={page}
				elsewhere={[
					{ address: "#all-answers", name: help.topics.heading },
					{ address: pathIn(locale, SITE_PAGES.pricing), name: names.pricing },
					{ address: pathIn(locale, SITE_PAGES.faq), name: names.faq },
				]}
				supportEmail={env().supportEmail}
				messages={{
					...help.search,
					panels: { faq: help.panels.faq.tab, htu: help.panels.htu.tab },
					mailBody: help.mail.body,
				}}
			/>
		</div>
	);
}
