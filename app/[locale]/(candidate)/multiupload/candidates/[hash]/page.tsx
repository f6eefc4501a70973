import { redirect } from "next/navigation";
import { RequestDue } from "@/components/request/request-due";
import { RequestFrame } from "@/components/request/request-frame";
import { UploadScreen } from "@/components/request/upload-screen";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { requestPath } from "@/lib/jobs/request-address";
import { stepOf } from "@/lib/jobs/request-view";
import { env } from "@/lib/server/env";
import { loadRequest, type RequestParams } from "../../_request/load";
import { uploadMetadata } from "../../_request/metadata";
import { MissingRequest } from "../../_request/missing-request";
import { requestSetup } from "../../_request/setup";

export const generateMetadata = uploadMetadata;

/** Where a candidate uploads what a company asked for, as long as it may be. */
export default async function UploadPage({ params }: { params: Promise<RequestParams> }) {
	const named = await params;
	const page = await loadRequest(named);
	if (!page) return <MissingRequest params={named} />;
	const { view, language, words } = page;
	const step = stepOf(view, new Date());
	const address = localeOf(named.locale);
	if (step !== "upload") redirect(pathIn(address, requestPath(step, view.hash)));
	const due = view.due && <RequestDue due={view.due} language={language} words={words} />;
	return (
		<RequestFrame {...page} facts={[[words.REQUEST_DUE, due]]}>
			<UploadScreen view={view} setup={requestSetup(page, address)} supportEmail={env().supportEmail} />
		</RequestFrame>
	);
}
