import { getTranslations } from "next-intl/server";
import { Scene } from "@/components/marketing/scenes/scene";
import type { Locale } from "@/lib/i18n/locales";
import { type Audience, benefitsOf } from "@/lib/marketing/audiences";
import { FACTS } from "@/lib/marketing/facts";
import { Section } from "../../layout/section";
import { Showcase } from "../showcase";

interface Props {
	locale: Locale;
	audience: Audience;
}

/** What an audience gains: three benefits, each beside its picture. */
export async function Benefits({ locale, audience }: Props) {
	const t = await getTranslations({ locale, namespace: "audiences" });
	return (
		<Section id="benefits" heading={t(`${audience}.benefitsHeading`)}>
			<div className="grid gap-12 md:gap-20">
				{benefitsOf(audience).map(({ key, scene }, index) => (
					<Showcase
						key={key}
						heading={t(`${key}.heading`)}
						text={t(`${key}.text`, FACTS)}
						picture={<Scene name={scene} locale={locale} />}
						flip={index % 2 === 0}
					/>
				))}
			</div>
		</Section>
	);
}
