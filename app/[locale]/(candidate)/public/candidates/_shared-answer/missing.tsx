import { locale } from "next/root-params";
import { AnswerMissing } from "@/components/shared-answer/answer-missing";
import { localeOf } from "@/lib/i18n/locales";
import { answerTexts } from "./load";

/** Shown in the browser once the page is hydrated; the same screen stands in the first HTML. */
export async function MissingScreen() {
	const { home, productName, messages } = await answerTexts(localeOf(await locale()));
	return <AnswerMissing home={home} productName={productName} messages={messages} />;
}
