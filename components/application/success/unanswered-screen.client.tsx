"use client";

import { fill } from "@/lib/text/fill";
import type { ApplyWords } from "../setup";
import { Arrival } from "./arrival.client";

interface Props {
	name: string;
	/** The address that the host names for questions. */
	contact: string;
	words: ApplyWords;
}

/** Says that the application has arrived but its answer was lost, and whom to ask for the interview code. */
export function UnansweredScreen({ name, contact, words }: Props) {
	return (
		<Arrival heading={words.UNANSWERED_TITLE}>
			<p>{fill(words.UNANSWERED_TEXT, { name })}</p>
			<p>
				{words.UNANSWERED_ASK}{" "}
				{contact && (
					<a href={`mailto:${contact}`} className="break-words font-medium underline">
						{contact}
					</a>
				)}
			</p>
		</Arrival>
	);
}
