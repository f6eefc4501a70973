import type { ReactNode } from "react";
import { ActionLink } from "@/components/ui/action-link";
import { fill } from "@/lib/text/fill";
import { LINK } from "./link-style";
import type { WizardLinks, WizardMessages } from "./setup";
import { StepHeading } from "./step-heading";

interface Props {
	messages: Pick<WizardMessages, "wizard" | "welcome">;
	/** The address that received the mail; empty after a reload, because the tab doesn't store whose account it is. */
	email: string;
	links: Pick<WizardLinks, "login" | "firstSteps">;
	/** Help for people who don't receive the mail. */
	children?: ReactNode;
}

/** The last step: the account is there, and its email waits to be confirmed. */
export const Welcome = ({ messages: { wizard, welcome }, email, links, children }: Props) => (
	<div data-account-made className="grid gap-4">
		<StepHeading step={3} heading={welcome.heading} progress={wizard.progress} />
		<p className="font-bold text-ink text-lg">{welcome.created}</p>
		<p className="[overflow-wrap:anywhere] text-ink">{email ? fill(welcome.check, { email }) : welcome.checkAny}</p>
		<p className="text-muted">{welcome.spam}</p>
		{children}
		<ActionLink href={links.login} className="mt-2 w-full">
			{welcome.login}
		</ActionLink>
		<p className="text-center">
			<a href={links.firstSteps} className={LINK}>
				{welcome.firstSteps}
			</a>
		</p>
	</div>
);
