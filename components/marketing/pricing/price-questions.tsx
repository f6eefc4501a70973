import type { Locale } from "@/lib/i18n/locales";
import { loadMessages } from "@/lib/i18n/messages";
import { Section } from "../../layout/section";

/** Questions about paying, each opening on its answer. In print all are open. */
export async function PriceQuestions({ locale }: { locale: Locale }) {
	const { questions } = (await loadMessages(locale)).pricing;
	return (
		<Section id="questions" heading={questions.heading}>
			<div className="mx-auto max-w-3xl divide-y rounded-3xl border bg-surface px-5 sm:px-8">
				{questions.list.map(({ question, answer }) => (
					<details
						key={question}
						name="price-question"
						className="group/question print:details-content:[content-visibility:visible]"
					>
						<summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-bold text-ink text-lg leading-snug [&::-webkit-details-marker]:hidden">
							{question}
							<svg
								viewBox="0 0 20 20"
								className="no-print size-5 shrink-0 text-brand-ink group-open/question:rotate-180"
								aria-hidden="true"
							>
								<path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
							</svg>
						</summary>
						<p className="max-w-prose pb-5 text-muted">{answer}</p>
					</details>
				))}
			</div>
		</Section>
	);
}
