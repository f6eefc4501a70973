"use client";

import { Button } from "@/components/ui/button";
import type { ApplySetup } from "../setup";
import type { Submitted } from "../use-submission.client";
import { NoAssessmentDialog } from "./no-assessment-dialog.client";
import { ReceivedScreen } from "./received-screen.client";
import { Redirect } from "./redirect.client";
import { SuccessScreen } from "./success-screen.client";
import { UnansweredScreen } from "./unanswered-screen.client";
import { WithdrawnScreen } from "./withdrawn-screen.client";

interface Props {
	submitted: Submitted;
	setup: ApplySetup;
	/** Empties the form for another application. */
	onReset: () => void;
}

function Outcome({ submitted, setup, onReset }: Props) {
	const { outcome, restored } = submitted;
	// On the page by slugs, the panel itself is the result, without a dialog above it.
	const hasDialog = setup.job.target.by === "code";
	switch (outcome.kind) {
		case "no-assessment":
			return <NoAssessmentDialog submitted={submitted} setup={setup} onConfirm={onReset} />;
		case "received":
			return <ReceivedScreen submitted={submitted} setup={setup} />;
		case "withdrawn":
			return <WithdrawnScreen token={submitted.result.application_token} setup={setup} />;
		case "unanswered":
			return <UnansweredScreen name={submitted.name} contact={outcome.contact} setup={setup} />;
		case "redirect":
			return (
				<Redirect url={restored ? undefined : outcome.url}>
					<SuccessScreen submitted={submitted} setup={setup} audience={outcome.audience} asks={false} />
				</Redirect>
			);
		case "success":
			return (
				<SuccessScreen submitted={submitted} setup={setup} audience={outcome.audience} asks={hasDialog && !restored} />
			);
	}
}

/** What stands in the form's place once the application is in, and a way to send another. */
export function SubmittedView(props: Props) {
	return (
		<>
			<Outcome {...props} />
			{props.submitted.outcome.kind !== "no-assessment" && (
				<Button quiet onClick={props.onReset} className="no-print mt-4 w-full">
					{props.setup.messages.SUCCESS_AGAIN}
				</Button>
			)}
		</>
	);
}
