"use client";

import { type ReactNode, type RefObject, useId, useRef } from "react";
import type { Locale } from "@/lib/i18n/locales";
import type { CodeRefusal } from "@/lib/interview-code/code-outcome";
import { enterCodeAction } from "@/lib/interview-code/enter-code";
import { CodeFields } from "./code-fields";
import { type EnterCodeMessages, refusalText } from "./code-messages";
import { cleanField, useEnterCode } from "./use-enter-code.client";

interface Props {
	locale: Locale;
	messages: EnterCodeMessages;
	/** The field, for who wants to focus it. */
	field?: RefObject<HTMLInputElement | null>;
	/** The text that was typed before, and why it was refused. */
	served?: CodeRefusal & { typed: string };
	/** The content beside the button. */
	children?: ReactNode;
}

/** The form for a code. While the code is being looked up, a loader of the same size replaces it. */
export function CodeForm({ locale, messages, field, served, children }: Props) {
	const own = useRef<HTMLInputElement>(null);
	const input = field ?? own;
	const { state, status, submit } = useEnterCode(locale, input, served);
	const isAsking = state.step === "asking";
	return (
		<form method="post" action={enterCodeAction(locale)} onSubmit={submit} className="mt-2 grid">
			<div className={`col-start-1 row-start-1 ${isAsking ? "invisible" : ""}`}>
				<CodeFields
					id={useId()}
					messages={messages}
					typed={served?.typed}
					error={refusalText(state.refusal, messages)}
					field={input}
					onBlur={({ target }) => cleanField(target)}
				>
					{children}
				</CodeFields>
			</div>
			<p
				ref={status}
				role="status"
				tabIndex={-1}
				className="pointer-events-none col-start-1 row-start-1 place-self-center font-bold text-ink text-lg outline-none"
			>
				{isAsking && messages.redirecting}
			</p>
		</form>
	);
}
