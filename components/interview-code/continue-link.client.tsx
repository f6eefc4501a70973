"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { prefixOf } from "@/lib/i18n/locales";
import { startPath } from "@/lib/interview-code/addresses";
import { utcOffset } from "./sequence-ports";
import type { InterviewSetup } from "./setup";

interface Props {
	setup: InterviewSetup;
	/** Whether it is the page's main action. */
	isMain: boolean;
	label: string;
}

/** Without script nothing happens automatically, and this link is the main action. */
const WITHOUT_SCRIPT = "plain:border-transparent plain:bg-brand plain:font-bold plain:text-on-brand";

/**
 * The link to the interview in this browser, through a check on the server; the browser adds its clock, which only it
 * knows.
 */
export function ContinueLink({ setup: { locale, route, code, device }, isMain, label }: Props) {
	const [offset, setOffset] = useState<number | null>(null);
	useEffect(() => setOffset(utcOffset()), []);
	const look = device.system === "desktop" ? WITHOUT_SCRIPT : "";
	return (
		<ButtonLink
			href={prefixOf(locale) + startPath({ route, code, offset })}
			quiet={!isMain}
			rel="nofollow"
			className={`w-full ${look}`}
		>
			{label}
		</ButtonLink>
	);
}
