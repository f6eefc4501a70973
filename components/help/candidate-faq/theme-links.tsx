import { CANDIDATE_THEME_NAMES, CANDIDATE_THEMES } from "@/lib/content/candidate-faq";
import type { FaqWords } from "./faq-words";

/** Links to the first question of each theme. */
export const ThemeLinks = ({ words }: { words: FaqWords["themes"] }) => (
	<nav aria-labelledby="themes" className="no-print lg:sticky lg:top-8 lg:self-start">
		<h2 id="themes" className="font-bold text-ink">
			{words.heading}
		</h2>
		<ul className="mt-3 flex flex-wrap gap-2 lg:flex-col lg:items-start">
			{CANDIDATE_THEME_NAMES.map((theme) => (
				<li key={theme}>
					<a
						href={`#${CANDIDATE_THEMES[theme]}`}
						className="flex min-h-11 items-center rounded-full border bg-surface px-4 text-brand-ink text-sm hover:bg-tint"
					>
						{words[theme]}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
