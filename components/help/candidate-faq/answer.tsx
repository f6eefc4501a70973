import { SafeHtml } from "@/components/ui/safe-html";
import { readWays } from "@/lib/marketing/answer-ways";

interface Props {
	/** Its place in the page. */
	id: string;
	html: string;
}

/** An answer with a collapsible part for each browser and system. In print all are open. */
export function Answer({ id, html }: Props) {
	const { before, ways } = readWays(html);
	return (
		<div id={id} className="scroll-mt-24 px-4 pb-6 @max-[15rem]:px-2 sm:ps-[4.5rem] sm:pe-6">
			<SafeHtml html={before} className="prose max-w-prose" />
			{ways.length > 0 && (
				<ul className="mt-4 max-w-prose divide-y border-y">
					{ways.map((way) => (
						<li key={way.heading}>
							<details className="group/way print:details-content:[content-visibility:visible]">
								<summary className="flex min-h-12 list-none items-center gap-3 py-2 text-brand-ink [&::-webkit-details-marker]:hidden">
									<h3 className="grow font-bold">{way.heading}</h3>
									<svg
										viewBox="0 0 20 20"
										className="no-print size-5 shrink-0 group-open/way:rotate-180"
										aria-hidden="true"
									>
										<path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
									</svg>
								</summary>
								<SafeHtml html={way.html} className="prose pb-4" />
							</details>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
