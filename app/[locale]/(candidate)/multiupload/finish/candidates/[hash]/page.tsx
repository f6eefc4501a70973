import type { Metadata } from "next";
import { isRequestResult } from "@/lib/document-request/address";
import type { FinishState } from "@/lib/document-request/finish-state";
import { localeOf } from "@/lib/i18n/locales";
import { RequestFinish } from "../../../_document-request/finish";
import { ownMessages, type RequestParams } from "../../../_document-request/load";
import { loadFinish } from "../../../_document-request/load-finish";
import { headed, missingMetadata } from "../../../_document-request/metadata";
import { MissingRequest } from "../../../_document-request/missing-request";

interface Props {
	params: Promise<RequestParams>;
	searchParams: Promise<{ result?: string | string[] }>;
}

const TITLES = {
	sent: "FINISH_SENT_TITLE",
	before: "FINISH_BEFORE_TITLE",
	failed: "FINISH_FAILED_TITLE",
	unknown: "FINISH_UNKNOWN_TITLE",
	elsewhere: "FINISH_FAILED_TITLE",
} as const satisfies Record<FinishState, string>;

async function load({ params, searchParams }: Props) {
	const [named, { result }] = await Promise.all([params, searchParams]);
	return { named, finish: await loadFinish(named, isRequestResult(result) ? result : undefined) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { named, finish } = await load(props);
	if (!finish) return missingMetadata(named);
	const messages = finish.page?.messages ?? (await ownMessages(localeOf(named.locale)));
	return headed(messages[TITLES[finish.state]], finish.page);
}

/** The result of submitted documents. It works while the host is unreachable, which is when people need it most. */
export default async function FinishPage(props: Props) {
	const { named, finish } = await load(props);
	if (!finish) return <MissingRequest params={named} />;
	return <RequestFinish {...finish} params={named} />;
}
