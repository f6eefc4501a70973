import { ownMessages } from "@/lib/application/own-messages";
import type { Locale } from "@/lib/i18n/locales";
import { LazyForm } from "./lazy-form.client";
import { GENERAL_MESSAGES } from "./messages/general";
import type { ApplySetup } from "./setup";

interface Props {
	setup: ApplySetup;
	/** The language of the form's messages. */
	language: Locale;
}

/** The application form's place on a job page. */
export function ApplySection({ setup: { messages, ...setup }, language }: Props) {
	const own = ownMessages(messages, GENERAL_MESSAGES[language]);
	return (
		<section id="apply" aria-label={messages.LABEL_FORM_TITLE} className="mt-10 border-t pt-8">
			<LazyForm setup={setup} language={language} own={own} />
		</section>
	);
}
