import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { Audience } from "@/lib/marketing/audiences";
import { env } from "@/lib/server/env";
import { fill } from "@/lib/text/fill";
import { mailDraft } from "@/lib/text/mail-draft";
import { TextLink } from "../text-link";
import { Note } from "./note";

interface Props {
	locale: Locale;
	audience: Audience;
}

/** Case studies are sent on request: a note with a draft of the mail. */
export async function CaseStudy({ locale, audience }: Props) {
	const { audiences, navigation } = await loadMessages(locale);
	const { caseStudy } = audiences;
	const { topic } = audiences[audience];
	const draft = { subject: fill(caseStudy.subject, { topic }), body: fill(caseStudy.body, { topic }) };
	return (
		<Note heading={caseStudy.heading} text={fill(caseStudy.text, { topic })}>
			<TextLink href={mailDraft(env().supportEmail, draft)}>{navigation.contactUs}</TextLink>
		</Note>
	);
}
