import { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import type { Audience } from "@/lib/marketing/audiences";
import { env } from "@/lib/server/env";
import { mailDraft } from "@/lib/text/mail-draft";
import { TextLink } from "../text-link";
import { Note } from "./note";

interface Props {
	locale: Locale;
	audience: Audience;
}

/** Case studies are sent to those who ask: a note with a draft of the mail. */
export async function CaseStudy({ locale, audience }: Props) {
	const [t, { audiences, navigation }] = await Promise.all([
		getTranslations({ locale, namespace: "audiences.caseStudy" }),
		loadMessages(locale),
	]);
	const { topic } = audiences[audience];
	const draft = { subject: t("subject", { topic }), body: t("body", { topic }) };
	return (
		<Note heading={t("heading")} text={t("text", { topic })}>
			<TextLink href={mailDraft(env().supportEmail, draft)}>{navigation.contactUs}</TextLink>
		</Note>
	);
}
