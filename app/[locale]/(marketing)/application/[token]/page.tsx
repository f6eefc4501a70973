import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import { MissingSent } from "@/components/application/sent/missing-sent";
import { SentApplication } from "@/components/application/sent/sent-application";
import { SiteFrame } from "@/components/layout/site-frame";
import { Missing } from "@/components/ui/missing";
import { DONE, DONE_PARAM, LOST_LINK_PATH, sentPath } from "@/lib/application/sent-address";
import { requestDevice } from "@/lib/server/request-device";
import { readNotCorrected } from "@/lib/server/sent-result";
import { type ANSWER_PARAM, isAnswer } from "@/lib/site/answer-address";
import { loadSent, PRIVATE_PAGE, type SentParams } from "../_sent/load";

interface Props {
	params: Promise<SentParams>;
	searchParams: Promise<{ [DONE_PARAM]?: string | string[]; [ANSWER_PARAM]?: string | string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { view, messages } = await loadSent(params);
	return { ...PRIVATE_PAGE, title: view ? `${messages.title} · ${view.job.title}` : messages.missingTitle };
}

/** A sent application at its private link, and everything that the candidate can do with it. */
export default async function SentPage({ params, searchParams }: Props) {
	const [{ locale, token, view, messages }, search, jar, sent] = await Promise.all([
		loadSent(params),
		searchParams,
		cookies(),
		headers(),
	]);
	if (!view) {
		return (
			<SiteFrame locale={locale} path={LOST_LINK_PATH}>
				<Missing>
					<MissingSent
						locale={locale}
						heading={messages.missingTitle}
						text={messages.missingText}
						messages={messages}
					/>
				</Missing>
			</SiteFrame>
		);
	}
	const refusal = isAnswer(search) ? await readNotCorrected((name) => jar.get(name)?.value) : null;
	return (
		<SiteFrame locale={locale} path={sentPath(token)}>
			<SentApplication
				locale={locale}
				token={token}
				view={view}
				messages={messages}
				isPhone={requestDevice(sent).system !== "desktop"}
				done={DONE.find((one) => one === search[DONE_PARAM])}
				refusal={refusal ?? undefined}
			/>
		</SiteFrame>
	);
}
