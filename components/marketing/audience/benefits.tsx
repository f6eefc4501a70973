import { Scene } from "@/components/marketing/scenes/scene";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { AUDIENCES, type Audience } from "@/lib/marketing/audiences";
import { Section } from "../../layout/section";
import { Showcase } from "../showcase";

interface Props {
	locale: Locale;
	audience: Audience;
}

type Texts = Readonly<Record<string, { heading: string; text: string }>>;

/** An audience's three benefits, each beside its picture. */
export async function Benefits({ locale, audience }: Props) {
	const { benefits, benefitsHeading } = (await loadMessages(locale)).audiences[audience];
	const texts: Texts = benefits;
	return (
		<Section id="benefits" heading={benefitsHeading}>
			<div className="grid gap-12 md:gap-20">
				{Object.entries(AUDIENCES[audience].benefits).map(([name, scene], index) => (
					<Showcase
						key={name}
						heading={texts[name]?.heading ?? ""}
						text={texts[name]?.text ?? ""}
						picture={<Scene name={scene} locale={locale} />}
						flip={index % 2 === 0}
					/>
				))}
			</div>
		</Section>
	);
}
