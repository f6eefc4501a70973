import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { RequestDue } from "@/components/document-request/request-due";
import { RequestFrame } from "@/components/document-request/request-frame";
import { UploadScreen } from "@/components/document-request/upload-screen";
import { AGAIN_PARAM, requestPath } from "@/lib/document-request/address";
import { stepOf } from "@/lib/document-request/view";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { wereSent } from "@/lib/server/documents-sent";
import { env } from "@/lib/server/env";
import { loadRequest, type RequestParams } from "../../_document-request/load";
import { uploadMetadata } from "../../_document-request/metadata";
import { MissingRequest } from "../../_document-request/missing-request";
import { requestSetup } from "../../_document-request/setup";

export const generateMetadata = uploadMetadata;

interface Props {
	params: Promise<RequestParams>;
	searchParams: Promise<{ [AGAIN_PARAM]?: string | string[] }>;
}

/** Candidates upload the requested documents here while the request is open; a second time only if they choose to. */
export default async function UploadPage({ params, searchParams }: Props) {
	const [named, search, jar] = await Promise.all([params, searchParams, cookies()]);
	const page = await loadRequest(named);
	if (!page) return <MissingRequest params={named} />;
	const { view, language, messages } = page;
	const isDone = wereSent(jar, view.hash) && search[AGAIN_PARAM] === undefined;
	const step = isDone ? "finish" : stepOf(view, new Date());
	const address = localeOf(named.locale);
	if (step !== "upload") redirect(pathIn(address, requestPath(step, view.hash)));
	const due = view.due && <RequestDue due={view.due} language={language} messages={messages} />;
	return (
		<RequestFrame {...page} facts={[[messages.REQUEST_DUE, due]]}>
			<UploadScreen
				view={view}
				setup={requestSetup(page, address)}
				general={page.general}
				locale={page.locale}
				supportEmail={env().supportEmail}
			/>
		</RequestFrame>
	);
}
