import { getTranslations } from "next-intl/server";
import { FACTS } from "@/lib/content/facts";
import { VALUES } from "@/lib/content/values";
import type { Locale } from "@/lib/i18n/locales";
import { CardRow } from "../card-row";
import { Section } from "../section";
import { ValueMark } from "./value-mark";

/** What the team holds to. */
export async function Values({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "about.values" });
	const items = VALUES.map((value) => ({
		key: value,
		card: (
			<div className="w-full rounded-3xl border bg-page p-6">
				<ValueMark value={value} />
				<h3 className="mt-4 text-balance font-bold text-ink text-lg">{t(`list.${value}.heading`)}</h3>
				<p className="mt-2 text-muted">{t(`list.${value}.text`, FACTS)}</p>
			</div>
		),
	}));
	return (
		<Section id="values" heading={t("heading")} lead={t("lead")} tone="surface">
			<CardRow items={items} />
		</Section>
	);
}
