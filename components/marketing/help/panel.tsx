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
			<h2 className="mb-2 text-balance font-extrabold text-2xl text-ink">{heading}</h2>
			{sections.map((section) => (
				<Answer key={section.id} section={section} copyLabel={copyLabel} />
			))}
		</>
	);
}
