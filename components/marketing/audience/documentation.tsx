import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { hostPages } from "@/lib/server/host-pages";
import { TextLink } from "../text-link";
import { Note } from "./note";

/** A link to the API documentation, for partners. */
export async function Documentation({ locale }: { locale: Locale }) {
	const { heading, text, link } = (await loadMessages(locale)).audiences.documentation;
	return (
		<Note heading={heading} text={text}>
			<TextLink href={hostPages(locale).developer}>{link}</TextLink>
		</Note>
	);
}
