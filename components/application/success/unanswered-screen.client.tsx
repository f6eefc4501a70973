"use client";

import { fill } from "@/lib/text/fill";
import type { ApplicationMessages } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	name: string;
	/** The address that the host names for questions. */
	contact: string;
	messages: ApplicationMessages;
}

/** Says that the application has arrived but its answer was lost, and whom to ask for the interview code. */
export function UnansweredScreen({ name, contact, messages }: Props) {
	return (
		<Arrival heading={messages.UNANSWERED_TITLE}>
			<p>{fill(messages.UNANSWERED_TEXT, { name })}</p>
			<p>
				{messages.UNANSWERED_ASK}{" "}
				{contact && (
					<a href={`mailto:${contact}`} className="break-words font-medium underline">
						{contact}
					</a>
				)}
			</p>
		</Arrival>
	);
}
