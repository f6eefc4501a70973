"use client";

import { useState } from "react";
import { FillIn } from "./fill-in.client";
import type { ApplySetup } from "./setup";
import { SubmittedView } from "./success/submitted-view.client";
import { useSubmission } from "./use-submission.client";

/** The application form of a job, and what follows once it is sent. */
export function ApplicationForm(setup: ApplySetup) {
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
