import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ConfirmChange } from "@/components/application/sent/confirm-change";
import { SiteFrame } from "@/components/layout/site-frame";
import { LOST_LINK_PATH } from "@/lib/application/sent-address";
import { CONFIRMED } from "@/lib/server/sent-result";
import { type ANSWER_PARAM, isAnswer } from "@/lib/site/answer-address";
import { loadPendingChange, PRIVATE_PAGE, type SentParams } from "../../_sent/load";

interface Props {
	params: Promise<SentParams>;
	searchParams: Promise<{ [ANSWER_PARAM]?: string | string[] }>;
}

/** What was confirmed, as often as somebody looks; why it wasn't, once. */
async function readConfirmed(search: Props["searchParams"]) {
	const confirmed = CONFIRMED.read((await cookies()).get(CONFIRMED.name)?.value);
	return confirmed?.change || isAnswer(await search) ? confirmed : null;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
	const [{ pending, messages }, confirmed] = await Promise.all([
		loadPendingChange(params),
		readConfirmed(searchParams),
	]);
	const { withdrawTitle, deleteTitle, withdrawnTitle, deletedTitle, missingTitle } = messages.confirm;
	const question = pending && (pending.change === "withdraw" ? withdrawTitle : deleteTitle);
	const done = confirmed?.change && (confirmed.change === "withdraw" ? withdrawnTitle : deletedTitle);
	return { ...PRIVATE_PAGE, title: question ?? done ?? missingTitle };
}

/**
 * The second step of an action that can't be undone: the link in a mail opens this page, which asks once more, and its
 * form does it.
 */
export default async function ConfirmPage({ params, searchParams }: Props) {
	const [{ locale, token, pending, messages }, confirmed] = await Promise.all([
		loadPendingChange(params),
		readConfirmed(searchParams),
	]);
	return (
		<SiteFrame locale={locale} path={LOST_LINK_PATH}>
			<ConfirmChange locale={locale} token={token} pending={pending} confirmed={confirmed} messages={messages} />
		</SiteFrame>
	);
}
