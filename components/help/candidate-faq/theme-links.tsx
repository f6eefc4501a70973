import { CANDIDATE_THEME_NAMES, CANDIDATE_THEMES } from "@/lib/help/candidate-faq";
import type { FaqMessages } from "./faq-messages";

/** Links to the first question of each theme. */
export const ThemeLinks = ({ messages }: { messages: FaqMessages["themes"] }) => (
	<nav aria-labelledby="themes" className="no-print lg:sticky lg:top-8 lg:self-start">
		<h2 id="themes" className="font-bold text-ink">
			{messages.heading}
		</h2>
		<ul className="mt-3 flex flex-wrap gap-2 lg:flex-col lg:items-start">
			{CANDIDATE_THEME_NAMES.map((theme) => (
				<li key={theme}>
					<a
						href={`#${CANDIDATE_THEMES[theme]}`}
						className="flex min-h-11 items-center rounded-full border bg-surface px-4 text-brand-ink text-sm hover:bg-tint"
					>
						{messages[theme]}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
