import type { Metadata } from "next";
import { Button } from "@/components/ui/button";
import { LostPlanet } from "@/components/ui/lost-planet";
import { Screen } from "@/components/ui/screen";
import { DEFAULT_LOCALE, isLocale, LOCALES } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

interface Props {
	params: Promise<{ locale: string }>;
}

export const dynamic = "force-static";
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

async function load(params: Props["params"]) {
	const { locale } = await params;
	return (await loadMessages(isLocale(locale) ? locale : DEFAULT_LOCALE)).oops;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const words = await load(params);
	return { title: words.outageTitle, description: words.outageText, robots: { index: false } };
}

/** What the front sends, with a 5xx status, in place of a page that can't be made just now. */
export default async function Unavailable({ params }: Props) {
	const words = await load(params);
	return (
		<Screen heading={words.outageHeading} text={words.outageText} picture={<LostPlanet />}>
			<form className="mt-2">
				<Button type="submit">{words.tryAgain}</Button>
			</form>
		</Screen>
	);
}
