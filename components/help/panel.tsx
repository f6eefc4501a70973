import type { TextSection } from "@/lib/content/markdown";
import { Answer } from "./answer";

interface Props {
	heading: string;
	sections: readonly TextSection[];
	copyLabel: string;
}

/** The answers of a panel, under its heading. */
export function Panel({ heading, sections, copyLabel }: Props) {
	return (
		<>
			<h2 className="mb-4 text-balance font-extrabold text-2xl text-ink">{heading}</h2>
			<div className="overflow-hidden rounded-3xl border bg-surface">
				{sections.map((section) => (
					<Answer key={section.id} section={section} copyLabel={copyLabel} />
				))}
			</div>
		</>
	);
}
