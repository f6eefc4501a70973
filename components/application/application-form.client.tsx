"use client";

import { useMemo, useState } from "react";
import { FillIn } from "./fill-in.client";
import type { ApplicationMessages, ApplySetup } from "./setup";
import { SubmittedView } from "./success/submitted-view.client";
import { useSubmission } from "./use-submission.client";

/** What a page says about its form. */
export interface PageSetup {
	setup: Omit<ApplySetup, "messages">;
	/** The messages that differ from the language's general ones. */
	own: Partial<ApplicationMessages>;
}

interface Props extends PageSetup {
	/** The general messages of the form's language. */
	general: ApplicationMessages;
}

/** The application form of a job, and what follows once it is sent. */
export function ApplicationForm({ setup: given, general, own }: Props) {
	const setup = useMemo(() => ({ ...given, messages: { ...general, ...own } }), [given, general, own]);
	const submission = useSubmission(setup);
	const [round, setRound] = useState(0);
	const { submitted } = submission;
	if (submitted) return <SubmittedView submitted={submitted} setup={setup} onReset={submission.reset} />;
	return (
		<FillIn
			key={round}
			setup={setup}
			submission={submission}
			isCleared={round > 0}
			onClear={() => setRound(round + 1)}
		/>
	);
}
