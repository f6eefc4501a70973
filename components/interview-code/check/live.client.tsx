"use client";

import { type RefObject, useEffect, useRef } from "react";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { CheckMessages } from "./setup";

interface Props {
	stream: MediaStream;
	/** Around the bar that shows how loud the microphone is. */
	level: RefObject<HTMLDivElement | null>;
	messages: CheckMessages;
}

/** The current picture of the camera and level of the microphone. */
export function Live({ stream, level, messages }: Props) {
	const video = useRef<HTMLVideoElement>(null);

	useEffect(() => {
		if (video.current) video.current.srcObject = stream;
	}, [stream]);

	return (
		<div className="grid gap-3">
			<video
				ref={video}
				autoPlay
				muted
				playsInline
				aria-label={messages.picture}
				className="aspect-4/3 w-full -scale-x-100 rounded-xl border bg-surface object-cover"
			/>
			<div ref={level} className="grid gap-1">
				<p className="text-muted text-sm" aria-hidden="true">
					{messages.level}
				</p>
				<ProgressBar label={messages.level} value={0} max={1} />
			</div>
		</div>
	);
}
