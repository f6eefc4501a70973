import type { Metadata } from "next";
import { HomePicture } from "@/components/marketing/home-picture";
import { HomeSteps } from "@/components/marketing/home-steps";
import { DEFAULT_LOCALE, isLocale, LOCALES, prefixOf } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { env } from "@/lib/server/env";

interface Props {
	params: Promise<{ locale: string }>;
}

export const revalidate = 3600;
export const generateStaticParams = () => [];

async function load(params: Props["params"]) {
	const { locale } = await params;
	const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
	return { locale: language, words: (await loadMessages(language)).home };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const { locale, words } = await load(params);
	const { siteOrigin } = env();
	const address = (one: (typeof LOCALES)[number]) => `${siteOrigin}${prefixOf(one) || "/"}`;
	const { title, description } = words;
	const images = [{ url: `${siteOrigin}/social.png`, width: 1200, height: 630, alt: words.heading }];
	return {
		title,
		description,
		alternates: {
			canonical: address(locale),
			languages: {
				...Object.fromEntries(LOCALES.map((one) => [one, address(one)])),
				"x-default": address(DEFAULT_LOCALE),
			},
		},
		openGraph: { type: "website", url: address(locale), title, description, siteName: "Astronaut", locale, images },
		twitter: { card: "summary_large_image", title, description, images },
	};
}

export default async function Home({ params }: Props) {
	const { words } = await load(params);
	return (
		<main id="content" className="mx-auto max-w-5xl px-4 pb-16">
			<section className="grid items-center gap-10 py-10 md:grid-cols-2 md:py-16">
				<div>
					<h1 className="text-balance font-extrabold text-4xl text-ink leading-tight md:text-5xl">{words.heading}</h1>
					<p className="mt-5 max-w-prose text-lg text-muted">{words.lead}</p>
				</div>
				<HomePicture label={words.pictureText} />
			</section>
			<HomeSteps words={words} />
			<section className="mt-14 grid gap-6 md:grid-cols-2">
				{[
					[words.candidateHeading, words.candidateText],
					[words.recruiterHeading, words.recruiterText],
				].map(([heading, text]) => (
					<div key={heading} className="rounded-2xl border bg-surface p-6">
						<h2 className="font-bold text-ink text-xl">{heading}</h2>
						<p className="mt-2 text-muted">{text}</p>
					</div>
				))}
			</section>
		</main>
	);
}
