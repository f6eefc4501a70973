import type { TextSection } from "@/lib/content/markdown";
import { HELP_PANELS, type HelpPanel } from "@/lib/help/help";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../layout/section";

interface Props {
	locale: Locale;
	sections: Record<HelpPanel, readonly TextSection[]>;
}

/** Links to all answers, by panel. */
export async function AllAnswers({ locale, sections }: Props) {
	const { help } = await loadMessages(locale);
	const answers = pathIn(locale, SITE_PAGES["help-faq"]);
	return (
		<Section id="all-answers" heading={help.topics.heading}>
			<div className="mx-auto grid max-w-4xl gap-x-16 gap-y-10 md:grid-cols-2">
				{HELP_PANELS.map((panel) => (
					<div key={panel}>
						<h3 className="mb-2 text-balance font-extrabold text-ink text-xl">{help.panels[panel].heading}</h3>
						<ul>
							{sections[panel].map(({ id, heading }) => (
								<li key={id} className="border-b">
									<a
										href={`${answers}#${id}`}
										className="flex min-h-12 items-center py-2 text-brand-ink underline-offset-4 hover:underline"
									>
										{heading}
									</a>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</Section>
	);
}
