"use client";

import { ButtonLink } from "@/components/ui/button";
import { LazyQr } from "@/components/ui/lazy-qr.client";
import { type Audience, nextStepOf } from "@/lib/application/outcome";
import { thisDevice } from "@/lib/browser/this-device";
import type { InterviewLink } from "../link/interview-link";
import { LinkAlong } from "../link/link-tools";
import type { ApplySetup } from "../setup";
import { CheckLink } from "./check-link";
import { PhoneSteps } from "./phone-steps";
import { Scan } from "./scan";

interface Props {
	audience: Audience;
	link: InterviewLink;
	setup: ApplySetup;
}

/** The way to the interview: from here, or, where this is the wrong kind of device, with a link for the right one. */
export function NextStep({ audience, link, setup }: Props) {
	const { messages, storeLinks, around } = setup;
	const { url } = link;
	const { system } = thisDevice();
	const step = nextStepOf(audience, system === "desktop");
	const store = system === "ios" ? "ios" : "android";
	return (
		<>
			{step === "here" && (
				<ButtonLink href={url} className="w-full">
					{messages.SUCCESS_START}
				</ButtonLink>
			)}
			{step === "app" && <PhoneSteps store={store} storeLinks={storeLinks} url={url} messages={messages} />}
			{step === "on-phone" && (
				<Scan text={messages.SUCCESS_SCAN}>
					<LazyQr text={url} title={messages.SUCCESS_QR} />
				</Scan>
			)}
			<LinkAlong step={step} link={link} around={around} messages={messages} />
			<CheckLink audience={audience} around={around} messages={messages} />
		</>
	);
}
