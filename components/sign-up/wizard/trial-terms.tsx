import { LINK } from "./link-style";
import type { WizardLinks, WizardWords } from "./setup";

interface Props {
	words: WizardWords["ways"];
	links: Pick<WizardLinks, "terms" | "privacy">;
}

/** What applies to the trial. It opens beside the form, so that nothing of it is lost. */
export const TrialTerms = ({ words, links }: Props) => (
	<p className="text-muted text-sm">
		{words.agree}{" "}
		<a href={links.terms} target="_blank" rel="noopener" className={LINK}>
			{words.terms} <span className="sr-only">{words.newTab}</span>
		</a>
		{" · "}
		<a href={links.privacy} target="_blank" rel="noopener" className={LINK}>
			{words.privacy} <span className="sr-only">{words.newTab}</span>
		</a>
	</p>
);
