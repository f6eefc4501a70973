import type { Metadata } from "next";
import { SwitchScreen } from "@/components/company-switch/switch-screen.client";
import { dashboardAddress, readCompanyId, readSwitchResult, switchCallPath } from "@/lib/company-switch/addresses";
import { localeOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { inLanguage, LANGUAGE_PARAM } from "@/lib/interview-code/enter-code";
import { env } from "@/lib/server/env";
import { hostPages } from "@/lib/server/host-pages";
import { decoded } from "@/lib/server/page-address";
import { MissingCompany } from "./missing-company";

interface Props {
	params: Promise<{ locale: string; id: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const idOf = (param: string) => readCompanyId(decoded(param) ?? "");

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
	const { locale, id } = await params;
	const { "company-switch": messages, oops, common } = await loadMessages(localeOf(locale));
	const title = idOf(id) ? `${messages.title} · ${common.productName}` : oops.notFoundTitle;
	return { title, robots: { index: false, follow: false } };
}

/** Leads a recruiter to another company's dashboard. Loading the page changes nothing; its script or form does. */
export default async function CompanySwitchPage({ params, searchParams }: Props) {
	const { locale, id: param } = await params;
	const language = localeOf(locale);
	const [messages, { result }] = await Promise.all([loadMessages(language), searchParams]);
	const id = idOf(param);
	if (!id) return <MissingCompany locale={language} messages={messages} />;
	const setup = {
		id,
		action: `${switchCallPath(id)}?${LANGUAGE_PARAM}=${language}`,
		dashboard: inLanguage(dashboardAddress(env().publicHosts.recruiter, id), language),
		login: hostPages(language).login,
		result: readSwitchResult(result),
	};
	return <SwitchScreen setup={setup} messages={messages["company-switch"]} />;
}
