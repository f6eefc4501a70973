import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { FailedScreen } from "@/components/document-request/failed-screen";
import { RequestFrame } from "@/components/document-request/request-frame";
import { SubmittedScreen } from "@/components/document-request/submitted-screen";
import { UnknownScreen } from "@/components/document-request/unknown-screen";
import { refusalTexts } from "@/lib/application/document-refusal";
import { againPath, requestPath } from "@/lib/document-request/address";
import { localeOf, pathIn, prefixOf } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { CLOSED_FILES, NOT_TAKEN } from "@/lib/server/form-result";
import { honoursKeys } from "@/lib/server/honours-keys";
import { ownMessages, type RequestPageData, type RequestParams } from "./load";
import type { Finish } from "./load-finish";
import { requestedDocuments } from "./setup";

interface Props extends Finish {
	params: RequestParams;
}

/** Why documents that a browser just posted without script were refused; empty if there is no text for the reason. */
async function refusalOf(page: RequestPageData | undefined): Promise<string[]> {
	const refused = page && NOT_TAKEN.read((await cookies()).get(NOT_TAKEN.name)?.value);
	return refused ? refusalTexts(refused, requestedDocuments(page), page.messages) : [];
}

async function Screen({ state, page, step, acknowledged, params: { hash, locale } }: Props) {
	const address = localeOf(locale);
	const messages = page?.messages ?? (await ownMessages(address));
	const shared = { messages, supportEmail: env().supportEmail };
	const company = page?.view.company.name ?? "";
	const uploadPath = acknowledged ? againPath(hash) : requestPath("upload", hash);
	if (state === "unknown") return <UnknownScreen {...shared} />;
	if (state === "failed") {
		const refusal = await refusalOf(page);
		const resends = page ? honoursKeys(page.request) : env().keysAreHonoured;
		return <FailedScreen {...shared} {...{ hash, company, uploadPath, refusal, resends }} prefix={prefixOf(address)} />;
	}
	return (
		<SubmittedScreen
			{...shared}
			{...{ hash, company }}
			isNew={state === "sent"}
			isConfirmed={step === "finish"}
			closed={CLOSED_FILES.read((await cookies()).get(CLOSED_FILES.name)?.value) ?? []}
			again={step === "upload" ? pathIn(address, againPath(hash)) : undefined}
		/>
	);
}

/** The content of the finish page, or a redirect: a candidate who has sent nothing yet belongs on another page. */
export async function RequestFinish(props: Props) {
	const { state, page, step, params } = props;
	if (state === "elsewhere" && step) redirect(pathIn(localeOf(params.locale), requestPath(step, params.hash)));
	if (page) {
		return (
			<RequestFrame {...page}>
				<Screen {...props} />
			</RequestFrame>
		);
	}
	return (
		<main className="mx-auto flex min-h-svh max-w-[622px] flex-col justify-center px-4">
			<Screen {...props} />
		</main>
	);
}
