import { MissingFrame } from "@/components/shared/missing-page";
import { WaysOn } from "@/components/shared/ways-on";
import { LOST_LINK_PATH } from "@/lib/application/sent-address";
import { type Locale, pathIn, prefixOf } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { CodeHint } from "./code-hint";
import { MissingScreen } from "./missing-screen.client";

interface Props {
	locale: Locale;
	messages: Messages;
}

/** The product's screen for missing pages, with links and a line for people with a code. */
export const NotFoundScreen = ({
	locale,
	messages: { oops, "interview-code": entry, "sent-application": sent },
}: Props) => (
	<MissingFrame>
		<MissingScreen
			missing={{ heading: oops.notFoundHeading, text: oops.notFoundText }}
			unsure={{ heading: entry.unsureHeading, text: entry.unsureText }}
			prefix={prefixOf(locale)}
			home={pathIn(locale, "/")}
			messages={{ again: entry.again, goBack: oops.goBack }}
		>
			<WaysOn locale={locale} messages={oops} />
			<CodeHint locale={locale} messages={entry} />
			<a href={pathIn(locale, LOST_LINK_PATH)} className="py-2 text-brand-ink underline underline-offset-4">
				{sent.lost.title}
			</a>
		</MissingScreen>
	</MissingFrame>
);
