import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/interview-code/not-found-screen";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export default async function NotFoundPage() {
	const language = localeOf(await locale());
	return <NotFoundScreen locale={language} messages={await loadMessages(language)} />;
}
