import type { Metadata } from "next";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { isPartnership } from "@/lib/marketing/partners";
import { pageMetadata } from "../../_page/metadata";
import { UnknownScreen } from "../../unknown/unknown-screen";
import { PartnersScreen } from "../partners-screen";

interface Props {
	params: Promise<{ locale: string; kind: string }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { locale, kind } = await props.params;
	if (isPartnership(kind)) return pageMetadata("partners", props);
	const { oops } = await loadMessages(localeOf(locale));
	return { title: oops.notFoundTitle, description: oops.notFoundText };
}

/** The page for partners with a preselected kind of partnership, without script too. */
export default async function PartnersAs({ params }: Props) {
	const { locale: given, kind } = await params;
	const locale = localeOf(given);
	if (isPartnership(kind)) return <PartnersScreen locale={locale} kind={kind} />;
	return (
		<Missing>
			<UnknownScreen locale={locale} />
		</Missing>
	);
}
