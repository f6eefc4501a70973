import type { Metadata } from "next";
import { connection } from "next/server";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { UnknownScreen } from "./unknown-screen";

interface Props {
	params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { oops } = await loadMessages(localeOf((await params).locale));
	return { title: oops.notFoundTitle, description: oops.notFoundText };
}

/**
 * The page for unknown addresses, in their language. The language switch leads to the same page in the other language.
 */
export default async function UnknownPage({ params }: Props) {
	// There is no end of such addresses, so none is cached.
	await connection();
	const locale = localeOf((await params).locale);
	return (
		<Missing>
			<UnknownScreen locale={locale} />
		</Missing>
	);
}
