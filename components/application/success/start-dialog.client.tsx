"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog.client";
import type { Audience } from "@/lib/application/outcome";
import type { ApplicationMessages } from "../setup";

interface Props {
	audience: Audience;
	url: string;
	code: string | undefined;
	messages: ApplicationMessages;
	onClose: () => void;
}

const TEXTS = { any: "DIALOG_START_TEXT", mobile: "DIALOG_MOBILE_TEXT", desktop: "DIALOG_DESKTOP_TEXT" } as const;

/** The success dialog: confirming leads to the interview, closing it leaves the code on the page. */
export function StartDialog({ audience, url, code, messages, onClose }: Props) {
	return (
		<Dialog heading={messages.SUCCESS_TITLE} onClose={onClose}>
			<p className="mt-3 text-muted">{messages[TEXTS[audience]]}</p>
			{code && (
				<p className="mt-3">
					<span className="text-muted text-sm">{messages.SUCCESS_CODE_LABEL}: </span>
					<strong className="select-all font-mono text-lg tracking-wider">{code}</strong>
				</p>
			)}
			<form method="dialog" className="mt-6 grid gap-3">
				<Button onClick={() => window.location.assign(url)}>{messages.DIALOG_CONFIRM}</Button>
				<Button type="submit" quiet>
					{messages.DIALOG_LATER}
				</Button>
			</form>
		</Dialog>
	);
}
