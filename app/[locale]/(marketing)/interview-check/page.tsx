import type { Metadata } from "next";
import { CheckStart } from "@/components/interview-code/check/check-start.client";
import { SiteFrame } from "@/components/layout/site-frame";
import { everyLanguage, type Locale, localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { INTERVIEW_CHECK_PATH } from "@/lib/interview-code/check/check-link";
import { env } from "@/lib/server/env";
import { type SitePageProps, sharedMetadata } from "../_page/metadata";

async function load({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { "interview-check": messages, "interview-code": entry, common } = await loadMessages(locale);
	return { locale, messages, entry, productName: common.productName };
}

export async function generateMetadata(props: SitePageProps): Promise<Metadata> {
	const { locale, messages, productName } = await load(props);
	const title = `${messages.title} · ${productName}`;
	const { description } = messages;
	const address = (one: Locale) => env().siteOrigin + pathIn(one, INTERVIEW_CHECK_PATH);
	const url = address(locale);
	const shared = await sharedMetadata({ locale, url, title, description, picture: "home" });
	const alternates = { canonical: url, languages: everyLanguage(address) };
	return { title, description, robots: { index: false }, alternates, ...shared };
}

const NEEDS = ["device", "browser", "permission", "connection", "place"] as const;

/** Candidates test camera, microphone and connection here before an interview. */
export default async function InterviewCheck(props: SitePageProps) {
	const { locale, messages, entry } = await load(props);
	const { inAppOpen, inAppAndroid, inAppWhatsapp, inAppInstagram } = entry;
	const { inAppFacebook, inAppMessenger, inAppLine, inAppTiktok, inAppOther } = entry;
	const inApp = {
		...{ inAppOpen, inAppAndroid, inAppWhatsapp, inAppInstagram },
		...{ inAppFacebook, inAppMessenger, inAppLine, inAppTiktok, inAppOther },
	};
	return (
		<SiteFrame locale={locale} path={INTERVIEW_CHECK_PATH}>
			<main id="content" className="mx-auto max-w-xl px-gutter py-10">
				<h1 className="font-bold text-3xl text-ink">{messages.heading}</h1>
				<p className="mt-3 mb-6 text-ink text-lg">{messages.lead}</p>
				<CheckStart setup={{ messages, inApp }}>
					<section className="mt-8">
						<h2 className="font-bold text-ink text-lg">{messages.needsHeading}</h2>
						<ul className="mt-3 list-disc space-y-2 ps-5 text-ink">
							{NEEDS.map((name) => (
								<li key={name}>{messages.needs[name]}</li>
							))}
						</ul>
					</section>
				</CheckStart>
				<p className="mt-8 text-muted text-sm">{messages.private}</p>
			</main>
		</SiteFrame>
	);
}
