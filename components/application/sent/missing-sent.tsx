import type { Locale } from "@/lib/i18n/locales";
import { LostLink } from "./lost-link";
import type { SentMessages } from "./messages";

interface Props {
	locale: Locale;
	heading: string;
	text: string;
	messages: SentMessages;
}

/** What stands where a private link leads to no application, with the way to another link. */
export const MissingSent = ({ locale, heading, text, messages }: Props) => (
	<main id="content" className="mx-auto max-w-md space-y-6 px-gutter py-10">
		<h1 className="font-bold text-2xl text-ink">{heading}</h1>
		<p className="text-ink">{text}</p>
		<LostLink locale={locale} messages={messages} />
	</main>
);
