"use client";

import { fill } from "@/lib/text/fill";
import type { ApplicationMessages } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	name: string;
	company: string;
	messages: ApplicationMessages;
}

/** "We have received your application", for jobs whose interview starts later. */
export function ReceivedScreen({ name, company, messages }: Props) {
	return (
		<Arrival heading={messages.RECEIVED_TITLE}>
			<p>{fill(messages.RECEIVED_TEXT, { name, company })}</p>
		</Arrival>
	);
}
