"use client";

import { sentPath } from "@/lib/application/sent-address";
import { pathIn } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	/** Opens the page of the application. */
	token?: string;
	setup: Pick<ApplySetup, "messages" | "job" | "around">;
}

/** Says that the application which this tab has sent was withdrawn since. */
export const WithdrawnScreen = ({ token, setup: { messages, job, around } }: Props) => (
	<Arrival heading={messages.WITHDRAWN_TITLE}>
		<p>{fill(messages.WITHDRAWN_TEXT, { company: job.companyName })}</p>
		{token && (
			<a href={pathIn(around, sentPath(token))} className="inline-block py-2 font-medium underline underline-offset-4">
				{messages.WITHDRAWN_OPEN}
			</a>
		)}
	</Arrival>
);
