import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { EnquiryCard } from "@/components/enquiry/enquiry-card";
import { enquiryMessages } from "@/components/enquiry/enquiry-messages";
import { Receipt } from "@/components/enquiry/receipt";
import { servedEnquiry } from "@/components/enquiry/served-enquiry";
import { SiteFrame } from "@/components/layout/site-frame";
import { ENQUIRY_KINDS } from "@/lib/contract/enquiry";
import { answerPath, FORM_PATHS } from "@/lib/enquiry/paths";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { ENQUIRY_RESULT } from "@/lib/server/enquiry-result";

interface Props {
	params: Promise<{ locale: string; kind: string }>;
}

async function load({ params }: Props) {
	const { locale: language, kind: named } = await params;
	const kind = ENQUIRY_KINDS.find((one) => one === named);
	if (!kind) notFound();
	const locale = localeOf(language);
	const [messages, { enquiry: enquiries, common }] = await Promise.all([
		enquiryMessages(kind, locale),
		loadMessages(locale),
	]);
	return { kind, locale, messages, heading: enquiries.page.heading, productName: common.productName };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { heading, productName } = await load(props);
	return { title: `${heading} · ${productName}`, robots: { index: false } };
}

/** The result of a request that a browser posted without script: a receipt, or the form with all input. */
export default async function EnquiryAnswer(props: Props) {
	const [{ kind, locale, messages, heading }, jar] = await Promise.all([load(props), cookies()]);
	const result = ENQUIRY_RESULT.read(jar.get(ENQUIRY_RESULT.name)?.value);
	if (!result) redirect(pathIn(locale, FORM_PATHS[kind]));
	return (
		<SiteFrame locale={locale} path={answerPath(kind)}>
			<main id="content" className="mx-auto max-w-3xl px-gutter py-10 md:py-16">
				<h1 className="mb-6 text-center font-extrabold text-3xl text-ink">{heading}</h1>
				{result.kind === "sent" ? (
					<Receipt kind={kind} locale={locale} messages={messages} />
				) : (
					<EnquiryCard kind={kind} locale={locale} served={servedEnquiry(kind, result)} />
				)}
			</main>
		</SiteFrame>
	);
}
