import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { nameOfTexts } from "#marked";
import { ServedInterviewCode } from "@/components/interview-code/interview-code.client";
import { keepReadyData } from "@/components/shared/ready/ready-data";
import { LeadOn } from "@/components/ui/lead-on";
import { QrCode } from "@/components/ui/qr-code";
import { regionOf } from "@/lib/contract/code";
import { localeOf, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { interviewCodePath, isChecked, MISSING_PATH, readPlace, startPath } from "@/lib/interview-code/addresses";
import { deepLink } from "@/lib/interview-code/deep-link";
import type { InterviewRoute } from "@/lib/interview-code/plan";
import { env } from "@/lib/server/env";
import { readCode } from "@/lib/server/page-address";
import { storeLinks } from "@/lib/server/presence";
import { requestDevice } from "@/lib/server/request-device";
import { fill } from "@/lib/text/fill";

interface Props {
	params: Promise<{ locale: string; code: string }>;
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Head of an interview code's pages: they are private, and other sites don't learn their addresses. */
export async function interviewCodeMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
	const { "interview-code": entry, common } = await loadMessages(localeOf((await params).locale));
	return {
		title: `${entry.title} · ${common.productName}`,
		robots: { index: false, follow: false },
		referrer: "no-referrer",
		formatDetection: { telephone: false },
	};
}

/** The page of an interview code under `route`; an invalid code redirects to the page for missing codes. */
export async function interviewCodePage(route: InterviewRoute, { params, searchParams }: Props) {
	const { locale, code: param } = await params;
	const language = localeOf(locale);
	const prefix = prefixOf(language);
	const code = readCode(param)?.code;
	if (!code) redirect(prefix + MISSING_PATH);
	const { siteOrigin, publicHosts, deepLinks } = env();
	const { interview, interviewUtc, interviewEu } = publicHosts;
	const [{ "interview-code": messages }, { on }, sent] = await Promise.all([
		loadMessages(language),
		searchParams,
		headers(),
	]);
	const address = siteOrigin + prefix + interviewCodePath(route, code);
	const setup = {
		route,
		code,
		address,
		locale: language,
		device: requestDevice(sent),
		note: readPlace(on),
		hosts: { interview, interviewUtc, interviewEu },
		appLinks: { ios: deepLink(deepLinks.ios, code), android: deepLink(deepLinks.android, code) },
		storeLinks: storeLinks(language, regionOf(code)),
	};
	const qrOf = (link: string) => <QrCode text={link} title={fill(messages.qrTitle, { link })} />;
	const appQr = route === "code-bcg" ? qrOf(siteOrigin + prefix + interviewCodePath("code", code)) : null;
	const texts = keepReadyData(nameOfTexts(`interview-code ${language}`, messages), messages);
	// What the script does: on a computer, it checks the code and goes to the interview; on a phone, it finds out whether
	// there is one at all. A note says that it won't be here, or that the check is over.
	const isLedOn = !setup.note && !isChecked(on);
	const comesBack = setup.device.system !== "desktop";
	return (
		<>
			{isLedOn && (
				<noscript>
					<LeadOn url={prefix + startPath({ route, code, offset: null, comesBack })} />
				</noscript>
			)}
			<ServedInterviewCode setup={setup} qr={qrOf(address)} appQr={appQr} texts={texts} />
		</>
	);
}
