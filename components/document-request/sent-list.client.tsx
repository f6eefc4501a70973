"use client";

import { useEffect, useState } from "react";
import { closedNames, sentNames } from "@/lib/browser/persisted-request-names";
import { ClosedFiles } from "./closed-files";
import type { RequestMessages } from "./messages";

interface Props {
	hash: string;
	messages: Pick<RequestMessages, "FINISH_SENT_LIST" | "FINISH_SENT_CLOSED">;
}

/** Names of the files that this tab submitted, and which of them nobody can open, after hydration; empty if they were submitted elsewhere. */
export function SentList({ hash, messages }: Props) {
	const [names, setNames] = useState<readonly string[]>([]);
	const [closed, setClosed] = useState<readonly string[]>([]);
	useEffect(() => {
		setNames(sentNames(hash));
		setClosed(closedNames(hash));
	}, [hash]);
	if (names.length === 0) return null;
	return (
		<>
			<ClosedFiles names={closed} messages={messages} />
			<div className="w-full rounded-lg border border-line px-4 py-3 text-start text-ink">
				<p className="font-medium">{messages.FINISH_SENT_LIST}</p>
				<ul className="mt-1 list-disc space-y-1 ps-5">
					{names.map((name, place) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two documents may have one name.
						<li key={place} dir="auto" className="[overflow-wrap:anywhere]">
							{name}
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
