import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";

/** The teams behind the product, each with what it looks after. */
export async function TeamGallery({ locale }: { locale: Locale }) {
	const { team } = (await loadMessages(locale)).about;
	return (
		<Section id="team" heading={team.heading} lead={team.lead} tone="tint">
			<dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
				{team.list.map(({ name, text }) => (
					<div key={name} className="border-brand-ink border-t-2 pt-4">
						<dt className="text-balance font-bold text-ink text-lg leading-snug">{name}</dt>
						<dd className="mt-2 text-muted">{text}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
