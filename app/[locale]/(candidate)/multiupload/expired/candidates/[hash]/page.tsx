import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { ExpiredScreen } from "@/components/document-request/expired-screen";
import { RequestDue } from "@/components/document-request/request-due";
import { RequestFrame } from "@/components/document-request/request-frame";
import { requestPath } from "@/lib/document-request/address";
import { stepOf } from "@/lib/document-request/view";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { wereSent } from "@/lib/server/documents-sent";
import { env } from "@/lib/server/env";
import { loadRequest, type RequestParams } from "../../../_document-request/load";
import { headed, missingMetadata } from "../../../_document-request/metadata";
import { MissingRequest } from "../../../_document-request/missing-request";

interface Props {
	params: Promise<RequestParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const named = await params;
	const page = await loadRequest(named);
	return page ? headed(page.messages.EXPIRED_TITLE, page) : missingMetadata(named);
}

/** Says that the request no longer accepts documents. */
export default async function ExpiredPage({ params }: Props) {
	const named = await params;
	const page = await loadRequest(named);
	if (!page) return <MissingRequest params={named} />;
	const { view, language, textLanguage, messages } = page;
	const step = wereSent(await cookies(), view.hash) ? "finish" : stepOf(view, new Date());
	if (step !== "expired") redirect(pathIn(localeOf(named.locale), requestPath(step, view.hash)));
	const { due, showsDueDate, job } = view;
	const facts = [
		[messages.LABEL_JOB_TYPE, job.jobType && <span lang={textLanguage}>{job.jobType}</span>],
		[messages.REQUEST_DUE, showsDueDate && due && <RequestDue due={due} language={language} messages={messages} />],
	] as const;
	return (
		<RequestFrame {...page} facts={facts}>
			<ExpiredScreen messages={messages} company={view.company.name} supportEmail={env().supportEmail} />
		</RequestFrame>
	);
}
