import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** Why a candidate costs less in a subscription than by credit. */
export async function PriceDifference({ locale }: { locale: Locale }) {
	const { heading, list } = (await loadMessages(locale)).pricing.difference;
	return (
		<aside aria-labelledby="difference-heading" className="mx-auto max-w-4xl px-gutter pb-10 md:pb-20">
			<div className="rounded-3xl border bg-surface p-6 sm:p-8">
				<h3 id="difference-heading" className="text-balance font-extrabold text-ink text-xl">
					{heading}
				</h3>
				{list.map((text) => (
					<p key={text} className="mt-3 max-w-prose text-muted">
						{text}
					</p>
				))}
			</div>
		</aside>
	);
}
