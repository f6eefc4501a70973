import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { CardRow } from "../../layout/card-row";
import { Section } from "../../layout/section";
import { ValueMark } from "./value-mark";

interface Value {
	/** Name of its sign. */
	mark: string;
	heading: string;
	text: string;
}

/** What the team holds to. */
export async function Values({ locale }: { locale: Locale }) {
	const { values } = (await loadMessages(locale)).about;
	const list: readonly Value[] = values.list;
	const items = list.map(({ mark, heading, text }) => ({
		key: heading,
		card: (
			<div className="flex w-full gap-4 md:block md:rounded-3xl md:border md:bg-page md:p-6">
				<ValueMark name={mark} />
				<div className="min-w-0">
					<h3 className="text-balance font-bold text-ink text-lg leading-snug md:mt-4">{heading}</h3>
					<p className="mt-1 text-muted md:mt-2">{text}</p>
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
