import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

const BAR = "flex min-h-16 flex-col justify-center rounded-2xl px-3 py-2 leading-tight sm:px-5";

/** The effect of a top-up on credits, on a time line. */
export async function CreditPicture({ locale }: { locale: Locale }) {
	const { picture } = (await loadMessages(locale)).pricing.credits;
	return (
		<figure
			role="img"
			aria-label={picture.label}
			className="mx-auto mb-10 max-w-3xl rounded-3xl border bg-surface p-4 sm:p-8"
		>
			<div aria-hidden="true" className="grid grid-cols-20 gap-y-3 text-sm sm:text-base">
				<div className={`${BAR} col-span-12 border border-brand-ink bg-tint text-ink`}>
					<span className="font-bold">{picture.first}</span>
					<span className="text-muted">{picture.months}</span>
				</div>
				<p className="col-span-8 col-start-1 row-start-2 self-center pe-3 text-end font-bold text-brand-ink">
					{picture.topUp} →
				</p>
				<div className={`${BAR} col-span-12 bg-brand text-on-brand forced-colors:border`}>
					<span className="font-bold">{picture.second}</span>
					<span>{picture.again}</span>
				</div>
				<div className="col-span-20 h-1 rounded-full bg-linear-to-r from-tint to-brand" />
			</div>
		</figure>
	);
}
