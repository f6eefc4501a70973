import type { TextSection } from "@/lib/content/markdown";
import { Answer } from "./answer";

/**
 * Numbered questions in native disclosure elements. An address that names a question opens it, because its anchor is
 * inside. In print all are open. If only a few words fit in a line, the number is above the question.
 */
export const QuestionList = ({ questions }: { questions: readonly TextSection[] }) => (
	<ol className="@container divide-y overflow-hidden rounded-2xl border bg-surface">
		{questions.map(({ id, heading, html }, index) => (
			<li key={id}>
				<details className="group scroll-mt-4 print:details-content:[content-visibility:visible]">
					<summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 @max-[15rem]:flex-wrap @max-[15rem]:px-2 hover:bg-tint focus-visible:-outline-offset-4 sm:gap-4 sm:px-6 [&::-webkit-details-marker]:hidden">
						<span className="w-8 shrink-0 self-start font-bold text-brand-ink text-lg @max-[15rem]:grow">{`${index + 1}.`}</span>
						<h2 className="min-w-0 grow text-balance font-bold text-ink text-lg leading-snug @max-[15rem]:order-last @max-[15rem]:basis-full">
							{heading}
						</h2>
						<svg
							viewBox="0 0 20 20"
							className="no-print size-5 shrink-0 text-muted group-open:rotate-180"
							aria-hidden="true"
						>
							<path d="m4 7 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
						</svg>
					</summary>
					<Answer id={id} html={html} />
				</details>
			</li>
		))}
	</ol>
);
