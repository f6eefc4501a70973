import type { Metadata } from "next";
import { AnswerArticle } from "@/components/shared-answer/answer-article";
import { AnswerFailed } from "@/components/shared-answer/answer-failed";
import { AnswerMissing } from "@/components/shared-answer/answer-missing";
import { Missing } from "@/components/ui/missing";
import { env } from "@/lib/server/env";
import { excerpt } from "@/lib/text/plain";
import { type AnswerProps, loadAnswerPage } from "../../_shared-answer/load";

const LONGEST_PART = 120;

/** Head of a shared answer's page, which only people with the link may see. */
export async function generateMetadata({ params }: AnswerProps): Promise<Metadata> {
	const { view, messages } = await loadAnswerPage(params);
	if (view === "missing")
		return { title: messages.missingTitle, description: messages.missingText, referrer: "no-referrer" };
	const parts = view === "failed" ? [messages.failedTitle] : [view.question || messages.title, view.candidate];
	const title = parts
		.filter(Boolean)
		.map((part) => excerpt(part, LONGEST_PART))
		.join(" · ");
	return { title, robots: { index: false }, referrer: "no-referrer" };
}

/** A candidate's recorded answer to one question. */
export default async function AnswerPage({ params }: AnswerProps) {
	const { view, path, home, productName, messages, poweredBy } = await loadAnswerPage(params);
	if (view === "failed") return <AnswerFailed path={path} messages={messages} />;
	if (view === "missing") {
		return (
			<Missing>
				<AnswerMissing home={home} productName={productName} messages={messages} />
			</Missing>
		);
	}
	return <AnswerArticle view={view} address={env().siteOrigin + path} messages={messages} poweredBy={poweredBy} />;
}
