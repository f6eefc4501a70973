import { RequestMissingScreen } from "@/components/document-request/request-missing";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { env } from "@/lib/server/env";
import { ownMessages, type RequestParams } from "./load";

/** The page for an unknown hash: a 404 whose HTML has a body. */
export async function MissingRequest({ params }: { params: RequestParams }) {
	const messages = await ownMessages(localeOf(params.locale));
	return (
		<Missing>
			<RequestMissingScreen messages={messages} supportEmail={env().supportEmail} />
		</Missing>
	);
}
