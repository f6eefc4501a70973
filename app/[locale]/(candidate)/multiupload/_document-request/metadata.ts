import type { Metadata } from "next";
import { requestName } from "@/lib/document-request/view";
import { localeOf } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import { loadRequest, ownMessages, type RequestPageData, type RequestParams } from "./load";

/** Pages for one person: nobody lists them, and no other site hears of their addresses. */
const PRIVATE: Metadata = { robots: { index: false, follow: false }, referrer: "no-referrer" };

/** Head of the page for a hash that no request has. */
export async function missingMetadata({ locale }: RequestParams): Promise<Metadata> {
	const messages = await ownMessages(localeOf(locale));
	return { ...PRIVATE, title: messages.REQUEST_MISSING_TITLE };
}

/** Head of a request's page with this heading. */
export const headed = (heading: string, page?: RequestPageData): Metadata => ({
	...PRIVATE,
	title: [heading, page && requestName(page.view)].filter(Boolean).join(" · "),
});

/** Head of the page where documents are uploaded. */
export async function uploadMetadata({ params }: { params: Promise<RequestParams> }): Promise<Metadata> {
	const named = await params;
	const page = await loadRequest(named);
	if (!page) return missingMetadata(named);
	const name = requestName(page.view);
	const title = name ? fill(page.messages.REQUEST_META_TITLE, { name }) : page.messages.TITLE_UPLOAD;
	// Loosened from the answer's own "no-referrer": a form that the browser posts itself would come from nowhere then.
	return { ...PRIVATE, title, referrer: "same-origin" };
}
