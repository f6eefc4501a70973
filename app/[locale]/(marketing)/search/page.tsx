import type { Metadata } from "next";
import { connection } from "next/server";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SearchScreen } from "./search-screen";

interface Props {
	params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { oops, common } = await loadMessages(localeOf((await params).locale));
	return { title: `${oops.searchTitle} · ${common.productName}`, description: oops.searchHeading };
}

/** The generic search address, which has no search. */
export default async function SearchPage({ params }: Props) {
	await connection();
	const locale = localeOf((await params).locale);
	return (
		<Missing>
			<SearchScreen locale={locale} />
		</Missing>
	);
}
