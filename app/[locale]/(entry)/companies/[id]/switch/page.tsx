import type { Metadata } from "next";
import { SwitchScreen } from "@/components/company-switch/switch-screen.client";
import { NotFoundScreen } from "@/components/entry/not-found-screen";
import { SiteFrame } from "@/components/layout/site-frame";
import { Missing } from "@/components/ui/missing";
import { dashboardAddress, readCompanyId, readSwitchResult, switchCallPath } from "@/lib/companies/switch";
import { MISSING_PATH } from "@/lib/entry/addresses";
import { LANGUAGE_PARAM } from "@/lib/entry/enter-code";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";
import { decoded } from "@/lib/server/page-address";
import { recruiterPages } from "@/lib/server/recruiter-pages";

interface Props {
	params: Promise<{ locale: string; id: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
	const { switch: words, common } = await loadMessages(localeOf((await params).locale));
	return { title: `${words.title} · ${common.productName}`, robots: { index: false, follow: false } };
}

/** The page that leads a recruiter to the dashboard of another company. Loading it changes nothing: its script or its form does. */
export default async function CompanySwitchPage({ params, searchParams }: Props) {
	const { locale, id: param } = await params;
	const language = localeOf(locale);
	const [messages, { result }] = await Promise.all([loadMessages(language), searchParams]);
	const id = readCompanyId(decoded(param) ?? "");
	if (!id) {
		return (
			<SiteFrame locale={language} path={MISSING_PATH}>
				<Missing>
					<NotFoundScreen locale={language} words={messages} />
				</Missing>
			</SiteFrame>
		);
	}
	const setup = {
		id,
		action: `${switchCallPath(id)}?${LANGUAGE_PARAM}=${language}`,
		dashboard: dashboardAddress(env().hosts.recruiter, id),
		login: recruiterPages().login,
		result: readSwitchResult(result),
	};
	return <SwitchScreen setup={setup} words={messages.switch} />;
}
