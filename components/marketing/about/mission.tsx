import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";

/** The product's mission in one sentence, and what it means. */
export async function Mission({ locale }: { locale: Locale }) {
	const { mission } = (await loadMessages(locale)).about;
	return (
		<section aria-labelledby="mission-heading" className="mx-auto max-w-6xl px-gutter py-10 md:py-20">
			<div className="grid gap-8 md:grid-cols-[1.2fr_1fr] md:gap-16">
				<div>
					<h2 id="mission-heading" className="font-bold text-brand-ink">
						{mission.heading}
					</h2>
					<p className="mt-3 text-balance font-extrabold text-3xl text-ink leading-tight md:text-4xl">{mission.text}</p>
				</div>
				<div className="grid content-start gap-4 text-lg text-muted">
					<p>{mission.detail.before}</p>
					<p>{mission.detail.now}</p>
				</div>
			</div>
		</section>
	);
}
