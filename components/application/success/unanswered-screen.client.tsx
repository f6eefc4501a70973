"use client";

import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	name: string;
	/** The address that the host names for questions. */
	contact: string;
	setup: Pick<ApplySetup, "lostLink" | "messages">;
}

/**
 * Says that the application has arrived but its response was lost, and how to get the interview code: from the company,
 * or by a mail with the private link.
 */
export function UnansweredScreen({ name, contact, setup: { lostLink, messages } }: Props) {
	return (
		<Arrival heading={messages.UNANSWERED_TITLE}>
			<p>{fill(messages.UNANSWERED_TEXT, { name })}</p>
			<p>
				{messages.UNANSWERED_ASK}{" "}
				{contact && (
					<a href={`mailto:${contact}`} className="[overflow-wrap:anywhere] font-medium underline">
						{contact}
					</a>
				)}
			</p>
			<a href={lostLink} className="inline-block py-2 font-medium underline underline-offset-4">
				{messages.UNANSWERED_LINK}
			</a>
		</Arrival>
	);
}
