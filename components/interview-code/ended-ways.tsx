import type { EndedInterview } from "@/lib/contract/schemas/interview-code";
import { CodeCard } from "./code-card";
import { ContinueLink } from "./continue-link.client";
import type { InterviewCodeMessages, InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	ended: EndedInterview;
	messages: InterviewCodeMessages;
}

/** What is left where no interview can be started: the interview's own page, which knows more, and the code to ask with. */
export const EndedWays = ({ setup, ended, messages }: Props) => (
	<>
		<ContinueLink setup={setup} isMain label={messages.endedMore} />
		{ended === "over" && <CodeCard code={setup.code} messages={messages} />}
	</>
);
