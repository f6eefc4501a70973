"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { PlainOnly } from "@/components/ui/plain-only.client";
import type { CheckSetup } from "./setup";

interface Props {
	setup: CheckSetup;
	/** The page's content before the check starts. */
	children: ReactNode;
}

type Panel = ComponentType<{ setup: CheckSetup }>;

/** Starts the check, whose code is loaded by then only, in the place of the list of what is needed. */
export function CheckStart({ setup, children }: Props) {
	const { messages } = setup;
	const [Started, setStarted] = useState<Panel>();
	const [hasFailed, setFailed] = useState(false);

	async function start() {
		setFailed(false);
		try {
			const { CheckPanel } = await import("./check-panel.client");
			setStarted(() => CheckPanel);
		} catch {
			setFailed(true);
		}
	}

	if (Started) return <Started setup={setup} />;
	return (
		<>
			<div className="needs-script">
				<Button onClick={start}>{messages.start}</Button>
			</div>
			<p role="alert" className="mt-3 text-danger empty:hidden">
				{hasFailed ? messages.notLoaded : ""}
			</p>
			<PlainOnly>
				<p className="text-ink">{messages.plain}</p>
			</PlainOnly>
			{children}
		</>
	);
}
