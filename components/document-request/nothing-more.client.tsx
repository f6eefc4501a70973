"use client";

import { useEffect, useState } from "react";
import { closedNames } from "@/lib/browser/persisted-request-names";

interface Props {
	hash: string;
	/** Whether the server knows of a file that nobody can open. */
	isClosed: boolean;
	/** Says that nothing is left to do. */
	text: string;
}

/** Its text, unless a sent file can't be opened: then a warning says what is left to do. */
export function NothingMore({ hash, isClosed, text }: Props) {
	const [isDone, setDone] = useState(!isClosed);
	useEffect(() => {
		if (closedNames(hash).length > 0) setDone(false);
	}, [hash]);
	return isDone && ` ${text}`;
}
