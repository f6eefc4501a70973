import { ListedScene } from "@/components/marketing/scenes/listed-scene";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { type ListedFeature, Showcase } from "../showcase";
import { TextLink } from "../text-link";

/** What the product does: features with their pictures. */
export async function HomeShowcases({ locale }: { locale: Locale }) {
	const { showcases } = (await loadMessages(locale)).home;
	const list: readonly ListedFeature[] = showcases.list;
	return (
		<Section id="features" heading={showcases.heading} lead={showcases.lead}>
			<div className="grid gap-12 md:gap-24">
				{list.map(({ picture, ...words }, index) => (
					<Showcase
						key={words.heading}
						{...words}
						picture={<ListedScene name={picture} locale={locale} />}
						flip={index % 2 === 1}
					/>
				))}
			</div>
			<p className="mt-10 text-center">
				<TextLink href={pathIn(locale, SITE_PAGES["how-it-works"])}>{showcases.more}</TextLink>
			</p>
		</Section>
	);
}
