import { ButtonLink } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { type Locale, pathIn, prefixOf } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { CodeHint } from "./code-hint";
import { UnsureNotice } from "./unsure-notice.client";

interface Props {
	locale: Locale;
	words: Messages;
}

/** The product's screen for what isn't there, with a line for people who came with a code. */
export const NotFoundScreen = ({ locale, words: { oops, entry } }: Props) => (
	<Screen heading={oops.notFoundHeading} text={oops.notFoundText} picture={<LostPlanet />}>
		<UnsureNotice prefix={prefixOf(locale)} words={entry} />
		<ButtonLink href={pathIn(locale, "/")} quiet className="mt-2">
			{oops.goBack}
		</ButtonLink>
		<CodeHint locale={locale} words={entry} />
	</Screen>
);
