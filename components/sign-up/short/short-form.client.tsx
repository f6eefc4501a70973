"use client";

import { useEffect, useId, useRef } from "react";
import { EmailSuggestion } from "@/components/shared/email-suggestion.client";
import { ActionButton } from "@/components/ui/action-button";
import { ErrorSummary } from "@/components/ui/error-summary.client";
import { TrapField } from "@/components/ui/trap-field";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { SHORT_FORM } from "@/lib/sign-up/values";
import { EmailNotes } from "../fields/email-notes.client";
import { signUpFieldId } from "../fields/field-id";
import { listedProblems } from "../fields/listed-problems";
import { withPasswordAgain } from "../fields/password-again";
import { useHydrated } from "../fields/use-hydrated.client";
import { whyNotYet } from "../fields/why-not-yet";
import { failureText } from "../wizard/failure-text";
import { TrialTerms } from "../wizard/trial-terms";
import { AccountMade } from "./account-made";
import type { ShortSetup } from "./setup";
import { ShortFields } from "./short-fields";
import { useShortForm } from "./use-short-form.client";

/** The short registration form. Its result replaces it; without script the browser posts it. */
export function ShortForm({ locale, action, links, messages }: ShortSetup) {
	const short = useShortForm(locale, messages);
	const { form, emailState, errors, failure, attempt, isTouched, isSending, made } = short;
	const isHydrated = useHydrated();
	const heading = useRef<HTMLHeadingElement>(null);
	const notesId = useId();
	const hintId = useId();
	useLeaveWarning(short.hasEntered && made === null);
	useKeepFocus(isSending);

	useEffect(() => {
		if (made !== null) heading.current?.focus();
	}, [made]);

	if (made !== null)
		return <AccountMade as="h3" messages={messages.welcome} email={made} loginUrl={links.login} heading={heading} />;
	const items = listedProblems(SHORT_FORM, (field) => errors[field], messages);
	const { start, problems, failure: failures } = messages.wizard;
	const hint = whyNotYet({
		isHydrated,
		isTouched,
		isSending,
		isChecking: emailState === "checking",
		messages: messages.wizard,
	});
	return (
		<form
			ref={form}
			method="post"
			action={action}
			aria-label={messages.label}
			noValidate={isHydrated}
			onSubmit={short.submit}
			onBlur={short.blur}
			onInput={short.input}
			className="grid gap-5"
		>
			{attempt > 0 && !isSending && (failure || items.length > 0) && (
				<ErrorSummary
					heading={failure ? failures.heading : problems}
					text={failure ? failureText(failure, failures) : undefined}
					items={items}
					attempt={attempt}
				/>
			)}
			<p className="text-muted text-sm">{messages.required}</p>
			<fieldset disabled={isSending} className="contents">
				<ShortFields
					messages={short.isHandedOver ? withPasswordAgain(messages) : messages}
					errors={errors}
					isSending={isSending}
					emailNotesId={notesId}
					emailNotes={
						<>
							<EmailNotes
								id={notesId}
								state={emailState}
								messages={messages}
								loginUrl={links.login}
								onAgain={short.again}
							/>
							<EmailSuggestion fieldId={signUpFieldId("email")} question={messages.emailMeant} />
						</>
					}
				/>
				<TrapField ref={short.trap} name={TRAP_FIELD} label={messages.fields.website} />
			</fieldset>
			<div>
				<ActionButton className="w-full" disabled={hint !== undefined} aria-describedby={hint ? hintId : undefined}>
					{start}
				</ActionButton>
				<p id={hintId} role="status" className="mt-2 text-muted text-sm empty:hidden">
					{hint}
				</p>
			</div>
			<TrialTerms messages={messages.ways} links={links} />
		</form>
	);
}
