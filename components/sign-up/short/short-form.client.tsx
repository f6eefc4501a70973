"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary.client";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { SHORT_FORM } from "@/lib/sign-up/values";
import { EmailNotes } from "../fields/email-notes";
import { signUpFieldId } from "../fields/field-id";
import { TrapField } from "../fields/trap-field";
import { failureText } from "../wizard/failure-text";
import { TrialTerms } from "../wizard/trial-terms";
import { AccountMade } from "./account-made";
import type { ShortSetup } from "./setup";
import { ShortFields } from "./short-fields";
import { useShortForm } from "./use-short-form.client";

/** The short registration form. What comes of it is said in its place; without script the browser posts it. */
export function ShortForm({ locale, action, links, words }: ShortSetup) {
	const { form, check, emailState, errors, failure, attempt, isTouched, isSending, made, submit, blur, input } =
		useShortForm(locale, words);
	const heading = useRef<HTMLHeadingElement>(null);
	const notesId = useId();
	useLeaveWarning(isTouched && made === null);

	useEffect(() => {
		if (made !== null) heading.current?.focus();
	}, [made]);

	if (made !== null)
		return <AccountMade as="h3" words={words.welcome} email={made} loginUrl={links.login} heading={heading} />;
	const items = SHORT_FORM.flatMap((field) => {
		const text = errors[field];
		return text ? [{ id: signUpFieldId(field), text }] : [];
	});
	const { start, sending, problems, failure: failures } = words.wizard;
	return (
		<form
			ref={form}
			method="post"
			action={action}
			aria-label={words.label}
			noValidate
			onSubmit={submit}
			onBlur={blur}
			onInput={input}
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
			<p className="text-muted text-sm">{words.required}</p>
			<ShortFields
				words={words}
				errors={errors}
				isSending={isSending}
				emailNotesId={notesId}
				emailNotes={
					<EmailNotes
						id={notesId}
						state={emailState}
						words={words.email}
						loginUrl={links.login}
						onAgain={check.again}
					/>
				}
			/>
			<TrapField words={words} />
			<Button type="submit" className="w-full" aria-disabled={isSending || undefined}>
				{start}
			</Button>
			<p role="status" className="text-ink empty:hidden">
				{isSending && sending}
			</p>
			<TrialTerms words={words.ways} links={links} />
		</form>
	);
}
