"use client";

import { fill } from "@/lib/text/fill";
import type { ApplyWords } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	name: string;
	company: string;
	words: ApplyWords;
}

/** "We have received your application", for jobs whose interview starts later. */
export function ReceivedScreen({ name, company, words }: Props) {
	return (
		<Arrival heading={words.RECEIVED_TITLE}>
			<p>{fill(words.RECEIVED_TEXT, { name, company })}</p>
		</Arrival>
	);
}
