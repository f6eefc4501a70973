import { LINK } from "./link-style";
import type { WizardLinks, WizardMessages } from "./setup";

interface Props {
	messages: WizardMessages["ways"];
	links: Pick<WizardLinks, "terms" | "privacy">;
}

/** The terms of the trial. They open in place, so that no input is lost. */
export const TrialTerms = ({ messages, links }: Props) => (
	<p className="text-muted text-sm">
		{messages.agree}{" "}
		<a href={links.terms} target="_blank" rel="noopener" className={LINK}>
			{messages.terms} <span className="sr-only">{messages.newTab}</span>
		</a>
		{" · "}
		<a href={links.privacy} target="_blank" rel="noopener" className={LINK}>
			{messages.privacy} <span className="sr-only">{messages.newTab}</span>
		</a>
	</p>
);
