"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { startPath } from "@/lib/entry/addresses";
import { utcOffset } from "./entry-ports";
import type { EntrySetup } from "./setup";

interface Props {
	setup: EntrySetup;
	/** Whether it is the page's main action. */
	isMain: boolean;
	label: string;
}

/** To the interview in this browser, by way of a check on the server; the browser adds what only it knows, its clock. */
export function ContinueLink({ setup: { prefix, code }, isMain, label }: Props) {
	const [clock, setClock] = useState("");
	useEffect(() => setClock(`?offset=${utcOffset()}`), []);
	return (
		<ButtonLink href={prefix + startPath(code) + clock} quiet={!isMain} rel="nofollow" className="w-full">
			{label}
		</ButtonLink>
	);
}
