"use client";

import { useState } from "react";
import { CopyButton } from "@/components/ui/copy-button.client";
import { deviceOf } from "@/lib/entry/device";
import { fill } from "@/lib/text/fill";
import type { ApplySetup } from "../setup";
import type { Submitted } from "../use-submission.client";
import { Arrival } from "./arrival.client";
import { PhoneSteps } from "./phone-steps";
import { StartDialog } from "./start-dialog.client";

interface Props {
	submitted: Submitted;
	setup: ApplySetup;
	/** Whom the success dialog on top speaks to; null for no dialog. */
	dialog: "any" | "mobile" | "desktop" | null;
}

/** The application is in: who applied, the interview code, and the way to the interview on this device. */
export function SuccessScreen({ submitted, setup, dialog }: Props) {
	const { words, storeLinks } = setup;
	const { result, name, email } = submitted;
	const [asking, setAsking] = useState(dialog !== null);
	const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);

	return (
		<Arrival heading={words.SUCCESS_TITLE}>
			<p>{fill(words.SUCCESS_TEXT, { name })}</p>
			{email && <p>{fill(words.SUCCESS_EMAIL, { email })}</p>}
			{result.interview_code && (
				<div className="!mt-5 rounded-xl bg-surface p-4">
					<p className="text-muted text-sm">{words.SUCCESS_CODE_LABEL}</p>
					<div className="mt-1 flex flex-wrap items-center justify-between gap-3">
						<output className="select-all font-bold font-mono text-2xl tracking-wider">{result.interview_code}</output>
						<CopyButton text={result.interview_code} label={words.SUCCESS_COPY} copiedLabel={words.SUCCESS_COPIED} />
					</div>
					<p className="mt-2 text-muted text-sm">{words.SUCCESS_KEEP_CODE}</p>
				</div>
			)}
			{result.url && <h3 className="!mt-5 font-bold text-lg">{words.SUCCESS_NEXT}</h3>}
			{device === "desktop" ? (
				result.url && (
					<a
						href={result.url}
						className="flex min-h-12 items-center justify-center rounded-lg bg-brand px-6 font-bold text-on-brand"
					>
						{words.SUCCESS_START}
					</a>
				)
			) : (
				<PhoneSteps store={device} storeLinks={storeLinks} url={result.url} words={words} />
			)}
			{asking && dialog && (
				<StartDialog audience={dialog} url={result.url} words={words} onClose={() => setAsking(false)} />
			)}
		</Arrival>
	);
}
