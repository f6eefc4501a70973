import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { FailedScreen } from "@/components/request/failed-screen";
import { RequestFrame } from "@/components/request/request-frame";
import { SubmittedScreen } from "@/components/request/submitted-screen";
import { UnknownScreen } from "@/components/request/unknown-screen";
import { refusalTexts } from "@/lib/application/document-refusal";
import { localeOf, pathIn, prefixOf } from "@/lib/i18n/locales";
import { type RequestResult, requestPath } from "@/lib/jobs/request-address";
import { stepOf } from "@/lib/jobs/request-view";
import { env } from "@/lib/server/env";
import { NOT_TAKEN } from "@/lib/server/form-result";
import { ownWords, type RequestPageData, type RequestParams } from "./load";
import { requestedDocuments } from "./setup";

interface Props {
	page: RequestPageData | "unreachable";
	params: RequestParams;
	/** What the visit follows, by its address. */
	result: RequestResult | undefined;
}

/** Why documents were not taken that a browser without script has just posted. */
async function refusalOf(page: RequestPageData): Promise<string[]> {
	const refused = NOT_TAKEN.read((await cookies()).get(NOT_TAKEN.name)?.value);
	return refused ? refusalTexts(refused, requestedDocuments(page), page.words) : [];
}

/** The finish page while the host is away, so that nothing is known of the request but what this device keeps. */
async function Unreachable({ params, result }: Omit<Props, "page">) {
	const { hash } = params;
	const locale = localeOf(params.locale);
	const shared = { words: await ownWords(locale), supportEmail: env().supportEmail };
	return (
		<main className="mx-auto flex min-h-svh max-w-[622px] flex-col justify-center px-4">
			{result === "failed" ? (
				<FailedScreen hash={hash} prefix={prefixOf(locale)} {...shared} />
			) : (
				<UnknownScreen {...shared} />
			)}
		</main>
	);
}

/** What the finish page says, or where it leads: whoever has sent nothing yet belongs on the upload page. */
export async function RequestFinish({ page, params, result }: Props) {
	if (page === "unreachable") return <Unreachable params={params} result={result} />;
	const { view, words } = page;
	const { hash } = view;
	const address = localeOf(params.locale);
	const step = stepOf(view, new Date());
	if (step !== "finish" && result !== "failed") redirect(pathIn(address, requestPath(step, hash)));
	const shared = { hash, company: view.company.name, words, supportEmail: env().supportEmail };
	return (
		<RequestFrame {...page}>
			{step === "finish" ? (
				<SubmittedScreen {...shared} isNew={result === "sent"} />
			) : (
				<FailedScreen {...shared} prefix={prefixOf(address)} refusal={await refusalOf(page)} />
			)}
		</RequestFrame>
	);
}
