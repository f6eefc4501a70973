"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button.client";
import { LazyQr } from "@/components/ui/lazy-qr.client";
import type { Verdict } from "@/lib/interview-code/check/mend";
import type { Device } from "@/lib/interview-code/device";
import { realBrowserLink } from "@/lib/interview-code/real-browser";
import { MenuPicture } from "../menu-picture";
import type { CheckSetup } from "./setup";

interface Props {
	verdict: Verdict;
	device: Device;
	setup: CheckSetup;
	/** Checks this browser nevertheless. */
	onAnyway: () => void;
}

/** The way out of an app's own browser: a link if possible, else a drawing of its menu. */
function WayOut({ device, setup }: Pick<Props, "device" | "setup">) {
	const outside = realBrowserLink(device, window.location.href);
	if (outside) return <ButtonLink href={outside}>{setup.inApp.inAppOpen}</ButtonLink>;
	return <MenuPicture app={device.app ?? "other"} />;
}

/** How to do the check on the right device or browser, or nevertheless here. */
export function Elsewhere({ verdict, device, setup, onAnyway }: Props) {
	const { messages } = setup;
	const { href } = window.location;
	return (
		<div className="grid justify-items-start gap-4">
			{verdict === "in-app" && <WayOut device={device} setup={setup} />}
			{verdict === "on-phone" && <LazyQr text={href} title={messages.scan} />}
			{verdict !== "on-phone" && <CopyButton text={href} label={messages.copy} copiedLabel={messages.copied} />}
			<Button quiet onClick={onAnyway}>
				{messages.anyway}
			</Button>
		</div>
	);
}
