import { locale } from "next/root-params";
import { RequestMissingScreen } from "@/components/document-request/request-missing";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { ownWords, type RequestParams } from "./load";

/** The page for a hash that no request has: a 404 whose HTML has a body. */
export async function MissingRequest({ params }: { params: RequestParams }) {
	const words = await ownWords(localeOf(params.locale));
	return (
		<Missing>
			<RequestMissingScreen words={words} supportEmail={env().supportEmail} />
		</Missing>
	);
}

/** Shown in the browser once the page has woken up; the same screen stands in the first HTML. */
export async function MissingScreen() {
	const words = await ownWords(localeOf(await locale()));
	return <RequestMissingScreen words={words} supportEmail={env().supportEmail} />;
}
