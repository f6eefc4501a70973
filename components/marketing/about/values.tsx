import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { VALUES } from "@/lib/marketing/values";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { ValueMark } from "./value-mark";

/** The team's values. */
export async function Values({ locale }: { locale: Locale }) {
	const { values } = (await loadMessages(locale)).about;
	const items = VALUES.map((value) => ({
		key: value,
		card: (
			<div className="flex w-full gap-4 md:block md:rounded-3xl md:border md:bg-page md:p-6">
				<ValueMark value={value} />
				<div className="min-w-0">
					<h3 className="text-balance font-bold text-ink text-lg leading-snug md:mt-4">{values.list[value].heading}</h3>
					<p className="mt-1 text-muted md:mt-2">{values.list[value].text}</p>
				</div>
			</div>
		),
	}));
	return (
		<Section id="values" heading={values.heading} lead={values.lead} tone="surface">
			<CardRow items={items} />
		</Section>
	);
}
