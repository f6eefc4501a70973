"use client";

import { useState } from "react";
import type { Audience } from "@/lib/application/outcome";
import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import type { Submitted } from "../use-submission.client";
import { Arrival } from "./arrival.client";
import { InterviewCode } from "./interview-code.client";
import { NextStep } from "./next-step.client";
import { SentLinks } from "./sent-links";
import { StartDialog } from "./start-dialog.client";

interface Props {
	submitted: Submitted;
	setup: ApplySetup;
	audience: Audience;
	/** Whether the success dialog is open at first. */
	asks: boolean;
}

/** The application is in: who applied, the interview code, and the way to the interview on this device. */
export function SuccessScreen({ submitted, setup, audience, asks }: Props) {
	const { messages } = setup;
	const { result, name, email, closedCv } = submitted;
	const { url, interview_code: code, application_token: token, receipt_sent: receiptSent } = result;
	const [asking, setAsking] = useState(asks);

	return (
		<Arrival heading={messages.SUCCESS_TITLE}>
			<p>{fill(messages.SUCCESS_TEXT, { name })}</p>
			<SentLinks
				token={token}
				email={email}
				closedCv={closedCv}
				receiptSent={receiptSent}
				hasDueDate={url !== undefined && setup.hasDueDate}
				around={setup.around}
				messages={messages}
			/>
			{code && <InterviewCode code={code} messages={messages} />}
			{url && (
				<>
					<h3 className="pt-2 font-bold text-lg">{messages.SUCCESS_NEXT}</h3>
					<NextStep audience={audience} link={{ url, token, email }} setup={setup} />
				</>
			)}
			{asking && url && (
				<StartDialog
					audience={audience}
					link={{ url, token, email }}
					code={code}
					setup={setup}
					onClose={() => setAsking(false)}
				/>
			)}
		</Arrival>
	);
}
