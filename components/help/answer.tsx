import { SafeHtml } from "@/components/ui/safe-html";
import type { TextSection } from "@/lib/content/markdown";

interface Props {
	section: TextSection;
	copyLabel: string;
}

/**
 * A question that opens its answer. Its place is inside of what opens, not on it: there browsers open it by themselves
 * when an address names it or a search of the page finds something in it.
 */
export function Answer({ section: { id, heading, html }, copyLabel }: Props) {
	return (
		<details className="group/answer scroll-mt-6 not-last:border-b print:[&::details-content]:[content-visibility:visible]">
			<summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-4 -outline-offset-4 focus-visible:rounded-3xl md:px-7 [&::-webkit-details-marker]:hidden">
				<h3 className="text-balance font-bold text-ink text-lg leading-snug">{heading}</h3>
				<svg
					viewBox="0 0 20 20"
					className="no-print size-5 shrink-0 text-brand-ink group-open/answer:rotate-180 motion-safe:transition-transform"
					aria-hidden="true"
				>
					<path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
				</svg>
			</summary>
			<div id={id} className="scroll-mt-28 px-5 pt-1 pb-6 md:px-7">
				<SafeHtml className="prose max-w-prose text-ink" html={html} />
				<a
					href={`#${id}`}
					data-copy-link
					className="needs-script no-print mt-4 inline-flex min-h-11 items-center gap-2 text-brand-ink text-sm underline underline-offset-4"
				>
					<svg viewBox="0 0 20 20" className="size-4" aria-hidden="true">
						<g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
							<path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1" />
							<path d="M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1" />
						</g>
					</svg>
					{copyLabel}
				</a>
			</div>
		</details>
	);
}
