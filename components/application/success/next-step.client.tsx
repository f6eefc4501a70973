"use client";

import { ButtonLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button.client";
import { type Audience, nextStepOf } from "@/lib/application/outcome";
import { thisDevice } from "@/lib/browser/this-device";
import type { ApplySetup } from "../setup";
import { PhoneSteps } from "./phone-steps";

interface Props {
	audience: Audience;
	url: string;
	setup: ApplySetup;
}

/** The way to the interview: from here, or, where this is the wrong kind of device, with a link for the right one. */
export function NextStep({ audience, url, setup }: Props) {
	const { messages, storeLinks } = setup;
	const { system } = thisDevice();
	const step = nextStepOf(audience, system === "desktop");

	if (step === "here") {
		return (
			<ButtonLink href={url} className="w-full">
				{messages.SUCCESS_START}
			</ButtonLink>
		);
	}
	if (step === "app") {
		return (
			<PhoneSteps store={system === "ios" ? "ios" : "android"} storeLinks={storeLinks} url={url} messages={messages} />
		);
	}
	return (
		<>
			<p>{step === "on-phone" ? messages.SUCCESS_ON_PHONE : messages.SUCCESS_ON_COMPUTER}</p>
			<p className="select-all rounded-lg border bg-surface px-3 py-2 font-mono text-sm">{url}</p>
			<CopyButton text={url} label={messages.SUCCESS_COPY_LINK} copiedLabel={messages.SUCCESS_LINK_COPIED} />
		</>
	);
}
