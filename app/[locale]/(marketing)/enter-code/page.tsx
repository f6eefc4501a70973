import type { Metadata } from "next";
import { cookies } from "next/headers";
import { LostLink } from "@/components/application/sent/lost-link";
import { CodeForm } from "@/components/interview-code/enter/code-form.client";
import { SiteFrame } from "@/components/layout/site-frame";
import { ButtonLink } from "@/components/ui/button";
import { LeadOn } from "@/components/ui/lead-on";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENTER_CODE_PATH } from "@/lib/interview-code/enter-code";
import { ENTERED } from "@/lib/server/code-result";
import { env } from "@/lib/server/env";
import { type ANSWER_PARAM, isAnswer } from "@/lib/site/answer-address";
import { sharedMetadata } from "../_page/metadata";

interface Props {
	params: Promise<{ locale: string }>;
	searchParams: Promise<{ [ANSWER_PARAM]?: string | string[] }>;
}

async function load({ params }: Props) {
	const locale = localeOf((await params).locale);
	const { "enter-code": messages, "sent-application": lost, common } = await loadMessages(locale);
	return { locale, messages, lost, productName: common.productName };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { locale, messages, productName } = await load(props);
	const title = `${messages.title} · ${productName}`;
	const description = `${messages.title}. ${messages.hint}`;
	const url = env().siteOrigin + pathIn(locale, ENTER_CODE_PATH);
	const shared = await sharedMetadata({ locale, url, title, description, picture: "home" });
	return { title, description, robots: { index: false }, ...shared };
}

/** The code form without the popup; a browser without script gets the result here. */
export default async function EnterCodePage(props: Props) {
	const [{ locale, messages, lost }, search, jar] = await Promise.all([load(props), props.searchParams, cookies()]);
	const result = isAnswer(search) ? ENTERED.read(jar.get(ENTERED.name)?.value) : null;
	const goal = result && "goal" in result ? result.goal : undefined;
	return (
		<SiteFrame locale={locale} path={ENTER_CODE_PATH}>
			<main id="content" className="mx-auto max-w-md px-gutter py-10">
				<h1 className="mb-2 font-bold text-2xl text-ink">{goal ? messages.redirecting : messages.title}</h1>
				{goal ? (
					<>
						<LeadOn url={goal} />
						<ButtonLink href={goal}>{messages.goOn}</ButtonLink>
					</>
				) : (
					<>
						<CodeForm locale={locale} messages={messages} served={result && "typed" in result ? result : undefined} />
						<div className="mt-8">
							<LostLink locale={locale} messages={lost} />
						</div>
					</>
				)}
			</main>
		</SiteFrame>
	);
}
