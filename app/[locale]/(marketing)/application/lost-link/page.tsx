import type { Metadata } from "next";
import { cookies } from "next/headers";
import { LostLink } from "@/components/application/sent/lost-link";
import { SiteFrame } from "@/components/layout/site-frame";
import { LOST_LINK_PATH } from "@/lib/application/sent-address";
import { REGIONS } from "@/lib/contract/code";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { linkRequestAt } from "@/lib/server/sent-result";
import { type ANSWER_PARAM, isAnswer } from "@/lib/site/answer-address";
import { sharedMetadata } from "../../_page/metadata";

interface Props {
	params: Promise<{ locale: string }>;
	searchParams: Promise<{ region?: string | string[]; [ANSWER_PARAM]?: string | string[] }>;
}

async function load({ params }: Props) {
	const locale = localeOf((await params).locale);
	const { "sent-application": messages, common } = await loadMessages(locale);
	return { locale, messages, productName: common.productName };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { locale, messages, productName } = await load(props);
	const title = `${messages.lost.title} · ${productName}`;
	const description = messages.lost.text;
	const url = env().siteOrigin + pathIn(locale, LOST_LINK_PATH);
	const shared = await sharedMetadata({ locale, url, title, description, picture: "home" });
	return { title, description, robots: { index: false }, referrer: "same-origin", ...shared };
}

/** Candidates who lost their link or code request them by mail here. */
export default async function LostLinkPage(props: Props) {
	const [{ locale, messages }, search, jar] = await Promise.all([load(props), props.searchParams, cookies()]);
	const request = isAnswer(search) ? await linkRequestAt().read((name) => jar.get(name)?.value) : null;
	return (
		<SiteFrame locale={locale} path={LOST_LINK_PATH}>
			<main id="content" className="mx-auto max-w-md px-gutter py-10">
				<LostLink
					locale={locale}
					messages={messages}
					request={request ?? undefined}
					region={REGIONS.find((one) => one === search.region)}
					isPage
				/>
			</main>
		</SiteFrame>
	);
}
