import { locale } from "next/root-params";
import { AnswerMissing } from "@/components/shared-answer/answer-missing";
import { localeOf } from "@/lib/i18n/locales";
import { answerTexts } from "./load";

/** The browser shows it after hydration; the first HTML contains the same screen. */
export async function MissingScreen() {
	const { home, productName, messages } = await answerTexts(localeOf(await locale()));
	return <AnswerMissing home={home} productName={productName} messages={messages} />;
}
