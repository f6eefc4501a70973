import type { Metadata } from "next";
import { connection } from "next/server";
import { NotFoundScreen } from "@/components/entry/not-found-screen";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

interface Props {
	params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { oops } = await loadMessages(localeOf((await params).locale));
	return { title: oops.notFoundTitle, description: oops.notFoundText, referrer: "no-referrer" };
}

/** Where codes that nobody knows lead, and where the product sends people for whatever isn't there. */
export default async function NotFoundPage({ params }: Props) {
	// Its address may hold a code, so that it is nobody else's page.
	await connection();
	const locale = localeOf((await params).locale);
	const words = await loadMessages(locale);
	return (
		<Missing>
			<NotFoundScreen locale={locale} words={words} />
		</Missing>
	);
}
