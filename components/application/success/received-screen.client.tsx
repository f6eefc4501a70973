"use client";

import type { SentApplication } from "@/lib/application/persisted-result";
import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import { Arrival } from "./arrival.client";
import { SentLinks } from "./sent-links";

interface Props {
	submitted: SentApplication;
	setup: ApplySetup;
}

/** "We have received your application", for jobs whose interview starts later. */
export function ReceivedScreen({
	submitted: { name, email, closedCv, result },
	setup: { messages, job, around },
}: Props) {
	return (
		<Arrival heading={messages.RECEIVED_TITLE}>
			<p>{fill(messages.RECEIVED_TEXT, { name, company: job.companyName })}</p>
			<SentLinks
				token={result.application_token}
				email={email}
				closedCv={closedCv}
				receiptSent={result.receipt_sent}
				around={around}
				messages={messages}
			/>
		</Arrival>
	);
}
