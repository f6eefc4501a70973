"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { useRunning } from "@/components/ui/use-running.client";
import { type MailOutcome, mailLink } from "@/lib/api-client/mail-link";
import { canShare, shareLink } from "@/lib/browser/share-link";
import { fill, type Template } from "@/lib/text/fill";

/** The texts around a link that a candidate sends to another device. */
export interface SendMessages {
	/** The name of what is shared. */
	title: string;
	mailed: Template<"email">;
	tooOften: string;
	notSent: string;
	ended: string;
}

interface Props {
	url: string;
	label: string;
	/** Address of the form that mails the link, and the recipient; undefined if no mail can be sent. */
	mail: { action: string; email: string } | undefined;
	/** A filled button is the page's main action. */
	quiet?: boolean;
	messages: SendMessages;
}

type State = "idle" | "sending" | MailOutcome;

function statusText(state: State, email: string, messages: SendMessages): string {
	if (state === "sent") return fill(messages.mailed, { email });
	if (state === "tooMany") return messages.tooOften;
	if (state === "ended") return messages.ended;
	return state === "gone" || state === "failed" ? messages.notSent : "";
}

/**
 * Sends a link to another device of the same person: by the system's share sheet where the browser has one, else by mail
 * to the address of the application. Without script the browser posts the form, and lands on the application's page.
 */
export function SendLink({ url, label, mail, quiet = true, messages }: Props) {
	const [state, setState] = useState<State>("idle");
	const shares = useRunning() && canShare();
	const isOffered = state !== "gone" && state !== "ended" && (mail !== undefined || shares);

	async function send(event: FormEvent) {
		event.preventDefault();
		if (state === "sending") return;
		setState("sending");
		if (shares && (await shareLink({ title: messages.title, url }))) return setState("idle");
		setState(mail ? await mailLink(mail.action) : "gone");
	}

	return (
		<>
			{isOffered && (
				<form method="post" action={mail?.action} onSubmit={send}>
					<Button type="submit" quiet={quiet} className="w-full">
						{label}
					</Button>
				</form>
			)}
			<p role="status" className="empty:hidden [overflow-wrap:anywhere]">
				{statusText(state, mail?.email ?? "", messages)}
			</p>
		</>
	);
}
