import { Scene } from "@/components/marketing/scenes/scene";
import type { SceneName } from "@/components/marketing/scenes/scene-name";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { SITE_PAGES } from "@/lib/site/pages";
import { Section } from "../../layout/section";
import { Showcase } from "../showcase";
import { TextLink } from "../text-link";

const FEATURES = [
	{ id: "build", scene: "questions" },
	{ id: "compare", scene: "compare" },
	{ id: "brand", scene: "white-label" },
] as const satisfies readonly { id: string; scene: SceneName }[];

/** The product in three features with pictures. */
export async function HomeShowcases({ locale }: { locale: Locale }) {
	const { showcases } = (await loadMessages(locale)).home;
	return (
		<Section id="features" heading={showcases.heading} lead={showcases.lead}>
			<div className="grid gap-12 md:gap-24">
				{FEATURES.map(({ id, scene }, index) => (
					<Showcase
						key={id}
						heading={showcases[id].heading}
						text={showcases[id].text}
						points={Object.values(showcases[id].points)}
						picture={<Scene name={scene} locale={locale} />}
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
