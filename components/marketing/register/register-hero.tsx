import type { ReactNode } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { TrialHolds } from "./trial-holds";

interface Props {
	locale: Locale;
	/** The sign-up form. */
	children: ReactNode;
}

/**
 * Head of the sign-up: what the trial is, the form, and what the trial holds; on a phone in this order. Once the account is
 * made, the offer steps back behind what to do next.
 */
export async function RegisterHero({ locale, children }: Props) {
	const { hero } = (await loadMessages(locale)).register;
	return (
		<section className="bg-tint">
			<div className="mx-auto grid max-w-6xl items-start gap-x-12 gap-y-10 px-gutter py-10 md:grid-cols-2 md:grid-rows-[auto_1fr] md:py-16 made:max-w-2xl made:grid-cols-1 made:grid-rows-none made:gap-y-4">
				<div className="min-w-0 md:pt-4 made:pt-0 made:text-center">
					<p className="mb-3 font-bold text-brand-ink text-sm uppercase tracking-wider made:hidden">{hero.above}</p>
					<h1 className="type-h1 text-balance font-extrabold text-ink leading-tight made:font-bold made:text-brand-ink made:text-lg">
						{hero.heading}
					</h1>
					<p className="mt-5 max-w-prose text-balance text-lg text-muted made:hidden">{hero.lead}</p>
				</div>
				<div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 made:col-start-1 made:row-start-auto">
					{children}
				</div>
				<TrialHolds locale={locale} />
			</div>
		</section>
	);
}
