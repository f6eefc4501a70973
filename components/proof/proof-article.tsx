import type { ReactNode } from "react";
import { SafeHtml } from "@/components/ui/safe-html";
import type { ContentText } from "@/lib/content/markdown";

interface Props {
	text: ContentText;
	/** What follows a section's words, by the section's id. */
	figures: Readonly<Record<string, ReactNode>>;
}

/** A text on how the product is tested, with figures after its sections. */
export const ProofArticle = ({ text, figures }: Props) => (
	<main id="content">
		<header className="bg-tint">
			<div className="mx-auto max-w-3xl px-gutter py-12 md:py-16">
				<h1 className="type-h1 text-balance font-extrabold text-ink leading-tight">{text.title}</h1>
				<SafeHtml html={text.intro} className="prose mt-5 text-lg text-muted" />
			</div>
		</header>
		<div className="mx-auto grid max-w-3xl gap-10 px-gutter py-10 md:py-14">
			{text.sections.map(({ id, heading, html }) => (
				<section key={id} id={id} aria-labelledby={`${id}-heading`} className="min-w-0 scroll-mt-24">
					<h2 id={`${id}-heading`} className="text-balance font-bold text-2xl text-ink">
						{heading}
					</h2>
					<SafeHtml html={html} className="prose mt-3 text-ink" />
					{figures[id]}
				</section>
			))}
		</div>
	</main>
);
