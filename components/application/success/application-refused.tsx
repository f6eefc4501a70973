import type { ReactNode } from "react";
import { Screen } from "@/components/ui/screen";
import type { ApplicationMessages } from "../setup";

interface Props {
	/** What is wrong, as a message. */
	problems: readonly string[];
	/** The way back to the job. */
	back: ReactNode;
	/** Where people who have applied before get their link; undefined for others. */
	lostLink?: string;
	messages: ApplicationMessages;
}

/** Why an application was not taken, for browsers that run no script. */
export const ApplicationRefused = ({ problems, back, lostLink, messages }: Props) => (
	<Screen
		heading={messages.ERROR_SEND_TITLE}
		text={problems.length === 1 ? (problems[0] ?? "") : messages.ERROR_SUMMARY_TITLE}
	>
		{problems.length > 1 && (
			<ul className="mx-auto w-fit list-disc space-y-1 ps-5 text-start text-ink">
				{problems.map((problem) => (
					<li key={problem}>{problem}</li>
				))}
			</ul>
		)}
		<p className="text-muted">{messages.RESULT_PROBLEM_HINT}</p>
		{lostLink && (
			<>
				<a href={lostLink} className="py-2 text-ink underline underline-offset-4">
					{messages.LOST_LINK}
				</a>
				<p className="text-muted text-sm">{messages.LOST_LINK_AGAIN}</p>
			</>
		)}
		{back}
	</Screen>
);
