"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { thisDevice } from "@/lib/browser/this-device";
import { readCheckDevice } from "@/lib/interview-code/check/check-link";
import { isUnderWay, mendBefore, verdictOf } from "@/lib/interview-code/check/mend";
import { Elsewhere } from "./elsewhere.client";
import { Live } from "./live.client";
import type { CheckSetup } from "./setup";
import { useCheck } from "./use-check.client";
import { toneOf, verdictText } from "./verdict-text";

/** The check of camera, microphone and connection: it shows one message at a time and restarts on request. */
export function CheckPanel({ setup }: { setup: CheckSetup }) {
	const { messages } = setup;
	const title = useRef<HTMLHeadingElement>(null);
	const level = useRef<HTMLDivElement>(null);
	const [device] = useState(thisDevice);
	const [wanted] = useState(() => readCheckDevice(window.location.search));
	const [isAnyway, setAnyway] = useState(false);
	const before = isAnyway ? null : mendBefore(device, wanted);
	const show = useCallback((value: number) => {
		const bar = level.current?.querySelector("progress");
		if (bar) bar.value = value;
	}, []);
	const { findings, stream, again, off } = useCheck(before === null, show);
	const verdict = before ?? verdictOf(findings);
	const { heading, text } = verdictText({ verdict, speed: findings.speed, device }, setup);
	const focus = () => title.current?.focus();

	useEffect(() => title.current?.focus(), []);

	return (
		<div className="grid gap-6">
			<div role="status" className={`rounded-2xl border-2 p-5 ${toneOf(verdict)}`}>
				<h2 ref={title} tabIndex={-1} className="font-bold text-ink text-xl">
					{heading}
				</h2>
				<p className="mt-2 text-ink">{text}</p>
				{verdict === "ready" && wanted === "phone" && <p className="mt-2 text-ink">{messages.appAsks}</p>}
			</div>
			{before && (
				<Elsewhere
					verdict={before}
					device={device}
					setup={setup}
					onAnyway={() => {
						setAnyway(true);
						focus();
					}}
				/>
			)}
			{stream && <Live stream={stream} level={level} messages={messages} />}
			{!isUnderWay(verdict) && !before && (
				<div className="flex flex-wrap gap-3">
					<Button
						quiet={verdict === "ready"}
						onClick={() => {
							again();
							focus();
						}}
					>
						{messages.again}
					</Button>
					{stream && (
						<Button
							quiet
							onClick={() => {
								off();
								focus();
							}}
						>
							{messages.off}
						</Button>
					)}
				</div>
			)}
		</div>
	);
}
