"use client";

import type { ApplySetup } from "../setup";
import type { Submitted } from "../use-submission.client";
import { NoAssessmentDialog } from "./no-assessment-dialog.client";
import { ReceivedScreen } from "./received-screen.client";
import { Redirect } from "./redirect.client";
import { SuccessScreen } from "./success-screen.client";

interface Props {
	submitted: Submitted;
	setup: ApplySetup;
	/** Empties the form for another application. */
	onReset: () => void;
}

/** What stands in the form's place once the application is in. */
export function SubmittedView({ submitted, setup, onReset }: Props) {
	const { outcome } = submitted;
	switch (outcome.kind) {
		case "no-assessment":
			return <NoAssessmentDialog words={setup.words} onConfirm={onReset} />;
		case "received":
			return <ReceivedScreen name={submitted.name} company={setup.job.companyName} words={setup.words} />;
		case "redirect":
			return (
				<Redirect url={outcome.url}>
					<SuccessScreen submitted={submitted} setup={setup} audience={outcome.audience} asks={false} />
				</Redirect>
			);
		case "success":
			return <SuccessScreen submitted={submitted} setup={setup} audience={outcome.audience} asks />;
	}
}
