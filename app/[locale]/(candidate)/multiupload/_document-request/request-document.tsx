import "@/app/globals.css";
import type { ReactNode } from "react";
import { CopyOverlay } from "#copy-overlay";
import { ScriptMark } from "@/components/layout/script-mark";
import { localeOf } from "@/lib/i18n/locales";
import { loadRequest, type RequestPageData, type RequestParams, tryToLoadRequest } from "./load";

interface Props {
	params: Promise<RequestParams>;
	children: ReactNode;
}

interface DocumentProps {
	page: RequestPageData | null;
	/** The address's language, if there is no page. */
	addressLocale: string;
	children: ReactNode;
}

/**
 * If neither the job nor the site has messages in the job's language, the messages around its texts state their own
 * language.
 */
const RequestHtml = ({ page, addressLocale, children }: DocumentProps) => (
	<html lang={page?.language ?? localeOf(addressLocale)} dir={page?.direction}>
		<body lang={page?.textLanguage && page.locale}>
			<ScriptMark />
			{children}
			<CopyOverlay />
		</body>
	</html>
);

/** The document of a request's pages, in its job's language. */
export async function RequestDocument({ params, children }: Props) {
	const named = await params;
	return (
		<RequestHtml page={await loadRequest(named)} addressLocale={named.locale}>
			{children}
		</RequestHtml>
	);
}

/** The same for the finish page, which works while the host is unreachable. */
export async function FinishDocument({ params, children }: Props) {
	const named = await params;
	const page = await tryToLoadRequest(named);
	return (
		<RequestHtml page={page === "unreachable" ? null : page} addressLocale={named.locale}>
			{children}
		</RequestHtml>
	);
}
