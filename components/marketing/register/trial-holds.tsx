import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { RoundTick } from "../round-tick";

/** The contents of the free trial, drawn as a ticket. */
export async function TrialHolds({ locale }: { locale: Locale }) {
	const { holds } = (await loadMessages(locale)).register;
	return (
		<section
			aria-labelledby="holds-heading"
			className="overflow-hidden rounded-3xl border bg-surface shadow-lg made:hidden"
		>
			<h2 id="holds-heading" className="bg-night px-6 py-5 font-bold text-lg text-white sm:px-8">
				{holds.heading}
			</h2>
			<ul className="divide-y px-6 sm:px-8">
				{holds.list.map(({ name, text }) => (
					<li key={name} className="flex gap-4 py-4">
						<RoundTick />
						<p className="min-w-0">
							<strong className="block font-bold text-ink">{name}</strong>
							<span className="text-muted">{text}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
