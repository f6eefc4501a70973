import type { Metadata } from "next";
import { requestName } from "@/lib/document-request/view";
import { localeOf } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { loadRequest, ownMessages, type RequestPageData, type RequestParams } from "./load";

/** Pages for one person: they aren't indexed, and other sites don't learn their addresses. */
const PRIVATE: Metadata = { robots: { index: false, follow: false }, referrer: "no-referrer" };

/** Head of the page for an unknown hash. */
export async function missingMetadata({ locale }: RequestParams): Promise<Metadata> {
	const messages = await ownMessages(localeOf(locale));
	return { ...PRIVATE, title: messages.REQUEST_MISSING_TITLE };
}

/** Head of a request's page with this heading. */
export const headed = (heading: string, page?: RequestPageData): Metadata => ({
	...PRIVATE,
	title: [heading, page && requestName(page.view)].filter(Boolean).join(" · "),
});

/** Head of the upload page. */
export async function uploadMetadata({ params }: { params: Promise<RequestParams> }): Promise<Metadata> {
	const named = await params;
	const page = await loadRequest(named);
	if (!page) return missingMetadata(named);
	const name = requestName(page.view);
	const title = name ? fill(page.messages.REQUEST_META_TITLE, { name }) : page.messages.TITLE_UPLOAD;
	// Weaker than the response's own "no-referrer", with which a form that the browser posts itself would have no origin.
	return { ...PRIVATE, title, referrer: "same-origin" };
}
