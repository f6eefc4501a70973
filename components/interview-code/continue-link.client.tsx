"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { startPath } from "@/lib/interview-code/addresses";
import { utcOffset } from "./sequence-ports";
import type { InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	/** Whether it is the page's main action. */
	isMain: boolean;
	label: string;
}

/** Where no script runs nothing happens by itself, and this way is the main one. */
const WITHOUT_SCRIPT = "plain:border-transparent plain:bg-brand plain:font-bold plain:text-on-brand";

/** To the interview in this browser, by way of a check on the server; the browser adds what only it knows, its clock. */
export function ContinueLink({ setup: { prefix, route, code, device }, isMain, label }: Props) {
	const [offset, setOffset] = useState<number | null>(null);
	useEffect(() => setOffset(utcOffset()), []);
	const look = device.system === "desktop" ? WITHOUT_SCRIPT : "";
	return (
		<ButtonLink
			href={prefix + startPath({ route, code, offset })}
			quiet={!isMain}
			rel="nofollow"
			className={`w-full ${look}`}
		>
			{label}
		</ButtonLink>
	);
}
