import type { Metadata } from "next";
import { AudienceArticle } from "@/components/marketing/audience/audience-article";
import { LazyShortForm } from "@/components/sign-up/short/lazy-short-form.client";
import { shortSetup } from "@/components/sign-up/short/short-setup";
import { Missing } from "@/components/ui/missing";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { isAudience } from "@/lib/marketing/audiences";
import { pageMetadata } from "../../_page/metadata";
import { UnknownScreen } from "../../unknown/unknown-screen";

interface Props {
	params: Promise<{ locale: string; audience: string }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { locale, audience } = await props.params;
	if (isAudience(audience)) return pageMetadata(audience, props);
	const { oops } = await loadMessages(localeOf(locale));
	return { title: oops.notFoundTitle, description: oops.notFoundText };
}

/** The product's benefits for one audience. */
export default async function AudiencePage({ params }: Props) {
	const { locale: given, audience } = await params;
	const locale = localeOf(given);
	if (!isAudience(audience)) {
		return (
			<Missing>
				<UnknownScreen locale={locale} />
			</Missing>
		);
	}
	return (
		<AudienceArticle locale={locale} audience={audience}>
			<LazyShortForm {...(await shortSetup(locale))} />
		</AudienceArticle>
	);
}
