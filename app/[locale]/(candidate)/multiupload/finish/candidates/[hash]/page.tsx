import type { Metadata } from "next";
import { localeOf } from "@/lib/i18n/locales";
import { isRequestResult } from "@/lib/jobs/request-address";
import { RequestFinish } from "../../../_request/finish";
import { ownWords, type RequestParams, tryToLoadRequest } from "../../../_request/load";
import { headed, missingMetadata } from "../../../_request/metadata";
import { MissingRequest } from "../../../_request/missing-request";

interface Props {
	params: Promise<RequestParams>;
	searchParams: Promise<{ result?: string | string[] }>;
}

async function resultIn(searchParams: Props["searchParams"]) {
	const { result } = await searchParams;
	return isRequestResult(result) ? result : undefined;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
	const named = await params;
	const page = await tryToLoadRequest(named);
	if (!page) return missingMetadata(named);
	const result = await resultIn(searchParams);
	if (page === "unreachable") {
		const words = await ownWords(localeOf(named.locale));
		return headed(result === "failed" ? words.FINISH_FAILED_TITLE : words.FINISH_UNKNOWN_TITLE);
	}
	const { words, view } = page;
	if (!view.isSubmitted) return headed(words.FINISH_FAILED_TITLE, page);
	return headed(result === "sent" ? words.FINISH_SENT_TITLE : words.FINISH_BEFORE_TITLE, page);
}

/** What came of a request's documents. It is there while the host is away: then above all somebody needs it. */
export default async function FinishPage({ params, searchParams }: Props) {
	const named = await params;
	const page = await tryToLoadRequest(named);
	if (!page) return <MissingRequest params={named} />;
	return <RequestFinish page={page} params={named} result={await resultIn(searchParams)} />;
}
