"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import { type Audience, nextStepOf } from "@/lib/application/outcome";
import { thisDevice } from "@/lib/browser/this-device";
import type { InterviewLink } from "../link/interview-link";
import { SendButton } from "../link/link-tools";
import type { ApplySetup } from "../setup";

interface Props {
	audience: Audience;
	link: InterviewLink;
	code: string | undefined;
	setup: ApplySetup;
	onClose: () => void;
}

const TEXTS = { any: "DIALOG_START_TEXT", mobile: "DIALOG_MOBILE_TEXT", desktop: "DIALOG_DESKTOP_TEXT" } as const;

/**
 * The success dialog: confirming leads to the interview, closing it leaves the code on the page. On a phone whose
 * interview needs a computer, sending the link there comes first.
 */
export function StartDialog({ audience, link, code, setup, onClose }: Props) {
	const { messages, around } = setup;
	const needsComputer = nextStepOf(audience, thisDevice().system === "desktop") === "on-computer";
	return (
		<Dialog heading={messages.SUCCESS_TITLE} onClose={onClose}>
			<p className="mt-3 text-muted">{messages[TEXTS[audience]]}</p>
			{code && (
				<p className="mt-3">
					<span className="text-muted text-sm">{messages.SUCCESS_CODE_LABEL}: </span>
					<strong className="select-all font-mono text-lg tracking-wider">{code}</strong>
				</p>
			)}
			<div className="mt-6 grid gap-3">
				{needsComputer && <SendButton link={link} isMain around={around} messages={messages} />}
				<Button quiet={needsComputer} onClick={() => window.location.assign(link.url)}>
					{messages.DIALOG_CONFIRM}
				</Button>
				<form method="dialog" className="grid">
					<Button type="submit" quiet>
						{messages.DIALOG_LATER}
					</Button>
				</form>
			</div>
		</Dialog>
	);
}
