import { CodeHint } from "@/components/interview-code/code-hint";
import { MissingPage } from "@/components/shared/missing-page";
import { WaysOn } from "@/components/shared/ways-on";
import { ButtonLink } from "@/components/ui/button";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Says that the address is unknown, with a line for people who came with a code. */
export async function UnknownScreen({ locale }: { locale: Locale }) {
	const { oops, "interview-code": entry } = await loadMessages(locale);
	return (
		<MissingPage heading={oops.notFoundHeading} text={oops.notFoundText}>
			<ButtonLink href={pathIn(locale, "/")} className="mt-2">
				{oops.goBack}
			</ButtonLink>
			<WaysOn locale={locale} messages={oops} />
			<CodeHint locale={locale} messages={entry} />
		</MissingPage>
	);
}
