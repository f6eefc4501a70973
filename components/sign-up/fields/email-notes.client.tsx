"use client";

import { useEffect, useRef, useState } from "react";
import type { EmailState } from "@/lib/sign-up/email-check";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

interface Props {
	/** Id of the notes, which describe the field. */
	id: string;
	state: EmailState;
	messages: Pick<SignUpMessages, "email" | "problems">;
	loginUrl: string;
	onAgain: () => void;
}

const LINK =
	"inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4 aria-disabled:opacity-60";

/**
 * Whether the check of an email is being repeated. Until the answer arrives, the button stays and keeps the focus; when
 * it disappears, the focus moves to the email.
 */
function useAskedAgain(state: EmailState) {
	const button = useRef<HTMLButtonElement>(null);
	const [isAsking, setAsking] = useState(false);

	useEffect(() => {
		if (!isAsking || state === "checking") return;
		const isInHand = document.activeElement === button.current;
		if (state !== "taken" && isInHand) document.getElementById(signUpFieldId("email"))?.focus();
		setAsking(false);
	}, [isAsking, state]);

	return { button, isAsking, start: () => setAsking(true) };
}

/**
 * Notes below an email that is checked during typing: that the check is running, or links if the email is registered.
 */
export function EmailNotes({ id, state, messages: { email, problems }, loginUrl, onAgain }: Props) {
	const { button, isAsking, start } = useAskedAgain(state);

	function again() {
		if (state !== "taken") return;
		start();
		onAgain();
	}

	return (
		<div>
			<p id={id} role="status" className="mt-1 text-muted text-sm empty:hidden">
				{state === "checking" && email.checking}
			</p>
			{/* The field shows it too, without announcing it. */}
			<p role="status" className="sr-only">
				{state === "taken" && problems.emailTaken}
			</p>
			{(state === "taken" || isAsking) && (
				<p className="flex flex-wrap gap-x-6 text-sm">
					<a href={loginUrl} className={LINK}>
						{email.login}
					</a>
					<button ref={button} type="button" aria-disabled={state !== "taken"} onClick={again} className={LINK}>
						{email.again}
					</button>
				</p>
			)}
		</div>
	);
}
