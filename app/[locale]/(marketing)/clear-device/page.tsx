import type { Metadata } from "next";
import { SiteFrame } from "@/components/layout/site-frame";
import { ClearDeviceForm } from "@/components/legal/clear-device-form.client";
import { localeOf, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { CLEAR_DEVICE_ACTION, CLEAR_DEVICE_PATH, CLEARED_PARAM } from "@/lib/legal/clear-device";
import { env } from "@/lib/server/env";
import { type SitePageProps, sharedMetadata } from "../_page/metadata";

interface Props extends SitePageProps {
	searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params }: SitePageProps) {
	const locale = localeOf((await params).locale);
	const { legal, common } = await loadMessages(locale);
	return { locale, messages: legal.clearDevice, productName: common.productName };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const { locale, messages, productName } = await load(props);
	const title = `${messages.heading} · ${productName}`;
	const description = messages.lead;
	const url = env().siteOrigin + pathIn(locale, CLEAR_DEVICE_PATH);
	const shared = await sharedMetadata({ locale, url, title, description, picture: "home" });
	return { title, description, robots: { index: false }, ...shared };
}

const GOES = ["unsent", "results", "signUp"] as const;

/** Empties what the site has stored in this browser, for people who used somebody else's device. */
export default async function ClearDevice(props: Props) {
	const { locale, messages } = await load(props);
	const isCleared = CLEARED_PARAM in (await props.searchParams);
	return (
		<SiteFrame locale={locale} path={CLEAR_DEVICE_PATH}>
			<main id="content" className="mx-auto max-w-xl px-gutter py-10">
				<h1 className="font-bold text-3xl text-ink">{isCleared ? messages.done : messages.heading}</h1>
				{isCleared ? (
					<p role="status" className="mt-3 text-ink text-lg">
						{messages.afterwards}
					</p>
				) : (
					<>
						<p className="mt-3 text-ink text-lg">{messages.lead}</p>
						<ul className="mt-4 list-disc space-y-2 ps-5 text-ink">
							{GOES.map((name) => (
								<li key={name}>{messages.goes[name]}</li>
							))}
						</ul>
						<p className="mt-4 text-ink">{messages.stays}</p>
						<ClearDeviceForm action={pathIn(locale, CLEAR_DEVICE_ACTION)} label={messages.clear} />
					</>
				)}
			</main>
		</SiteFrame>
	);
}
