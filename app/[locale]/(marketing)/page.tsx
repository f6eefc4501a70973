import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SiteFrame } from "@/components/layout/site-frame";
import { HomeCard } from "@/components/marketing/home-card";
import { HomePicture } from "@/components/marketing/home-picture";
import { HomeSteps } from "@/components/marketing/home-steps";
import { JsonLd } from "@/components/ui/json-ld";
import { everyLanguage, type Locale, localeOf, pathIn, prefixOf } from "@/lib/i18n/locales";
import { COMPANIES_PATH } from "@/lib/jobs/address";
import { toJsonLd } from "@/lib/jobs/json-ld";
import { siteMarkup } from "@/lib/jobs/site-markup";
import { env } from "@/lib/server/env";

interface Props {
	params: Promise<{ locale: string }>;
}

export const revalidate = 3600;
export const generateStaticParams = () => [];

async function load(params: Props["params"]) {
	const { locale } = await params;
	const language = localeOf(locale);
	const [t, common] = await Promise.all([
		getTranslations({ locale: language, namespace: "home" }),
		getTranslations({ locale: language, namespace: "common" }),
	]);
	return { locale: language, t, siteName: common("productName") };
}

const addressOf = (locale: Locale) => env().siteOrigin + pathIn(locale, "/");

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, t, siteName } = await load(params);
	const { siteOrigin } = env();
	const [title, description] = [t("title"), t("description")];
	const images = [{ url: `${siteOrigin}/social.png`, width: 1200, height: 630, alt: t("heading") }];
	return {
		title,
		description,
		alternates: {
			canonical: addressOf(locale),
			languages: everyLanguage(addressOf),
		},
		openGraph: { type: "website", url: addressOf(locale), title, description, siteName, locale, images },
		twitter: { card: "summary_large_image", title, description, images },
		// The picture that the page's structured data names as the logo.
		icons: { apple: "/icon-512.png" },
	};
}

export default async function Home({ params }: Props) {
	const { locale, t, siteName } = await load(params);
	const facts = { name: siteName, origin: env().siteOrigin, url: addressOf(locale), language: locale };
	return (
		<SiteFrame locale={locale} path="/">
			<main id="content" className="mx-auto max-w-5xl px-4 pb-16">
				{siteMarkup(facts).map((node) => (
					<JsonLd key={String(node["@type"])} json={toJsonLd(node)} />
				))}
				<section className="grid items-center gap-10 py-10 md:grid-cols-2 md:py-16">
					<div>
						<h1 className="text-balance font-extrabold text-4xl text-ink leading-tight md:text-5xl">{t("heading")}</h1>
						<p className="mt-5 max-w-prose text-lg text-muted">{t("lead")}</p>
					</div>
					<HomePicture label={t("pictureText")} />
				</section>
				<HomeSteps locale={locale} />
				<section className="mt-14 grid gap-6 md:grid-cols-2">
					<HomeCard heading={t("candidateHeading")} text={t("candidateText")}>
						<a
							href={prefixOf(locale) + COMPANIES_PATH}
							className="mt-2 inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
						>
							{t("candidateLink")}
						</a>
					</HomeCard>
					<HomeCard heading={t("recruiterHeading")} text={t("recruiterText")} />
				</section>
			</main>
		</SiteFrame>
	);
}
