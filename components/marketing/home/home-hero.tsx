import { Scene } from "@/components/marketing/scenes/scene";
import { ActionLink } from "@/components/ui/action-link";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { SITE_PAGES } from "@/lib/site/pages";
import { FilmLink } from "../film-link";
import { PageHero } from "../page-hero";
import { TryForFree } from "../try-for-free";

/** The head of the home page. Its last line is for candidates with a code, who also come here. */
export async function HomeHero({ locale }: { locale: Locale }) {
	const { home, navigation } = await loadMessages(locale);
	const { hero } = home;
	const actions = (
		<>
			<TryForFree locale={locale} />
			<ActionLink href={pathIn(locale, SITE_PAGES["how-it-works"])} quiet>
				{hero.how}
			</ActionLink>
			<FilmLink locale={locale} />
			<p className="basis-full text-ink">
				{hero.trial} {navigation.noCard}.
			</p>
			<a
				href={pathIn(locale, ENTER_CODE_PATH)}
				className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
			>
				{hero.code}
			</a>
		</>
	);
	return (
		<PageHero
			above={hero.above}
			heading={hero.heading}
			lead={hero.lead}
			actions={actions}
			picture={<Scene name="answer" locale={locale} />}
		/>
	);
}
