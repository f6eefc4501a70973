"use client";

import type { FormEvent } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { TrapField } from "@/components/ui/trap-field";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { enquiryAction } from "@/lib/enquiry/paths";
import { EnquiryProblem } from "./enquiry-problem.client";
import { EnquiryReceipt } from "./enquiry-receipt.client";
import { EnquiryFields } from "./fields/enquiry-fields";
import { problemTexts } from "./problem-texts";
import type { EnquirySetup } from "./setup";
import { useEnquiry } from "./use-enquiry.client";
import { useFilled } from "./use-filled.client";

const CLEAR = "min-h-11 grow px-3 text-center text-muted underline underline-offset-4 hover:text-ink sm:grow-0";

/** A partner, demo or training request: a real form, which a browser without script posts itself. */
export function EnquiryForm(setup: EnquirySetup) {
	const { kind, locale, messages, zones, supportEmail, begun = {}, served } = setup;
	const { form, state, ownZone, submit, changed, clear } = useEnquiry(setup);
	const isSending = state.step === "sending";
	const { isFilled, look } = useFilled(form, setup, isSending);
	useKeepFocus(isSending);
	if (state.step === "sent") return <EnquiryReceipt kind={kind} locale={locale} messages={messages} />;
	const { reason, attempt } = state;
	const problems = problemTexts(setup, state.problems, state.values);

	function onClear() {
		clear();
		// The form starts again, and the button disappears with the content that it cleared.
		form.current?.querySelector<HTMLElement>("input,textarea,select")?.focus();
	}

	function onInput(event: FormEvent<HTMLFormElement>) {
		changed(event);
		look();
	}

	return (
		<form ref={form} method="post" action={enquiryAction(kind, locale)} onSubmit={submit} onInput={onInput}>
			{reason && (
				<EnquiryProblem
					reason={reason}
					errors={problems}
					attempt={attempt}
					isCut={served?.cut === true && attempt === 0}
					supportEmail={supportEmail}
					messages={messages}
				/>
			)}
			<p className="mb-5 text-muted text-sm">{messages.required}</p>
			<fieldset disabled={isSending} className="contents">
				<EnquiryFields
					kind={kind}
					messages={messages}
					values={served?.values ?? begun}
					errors={Object.fromEntries(problems)}
					zones={zones}
					ownZone={ownZone}
				/>
				<TrapField name={TRAP_FIELD} label={messages.trap} />
			</fieldset>
			<div className="mt-7 flex flex-wrap items-center gap-3">
				<ActionButton aria-disabled={isSending} className="grow sm:grow-0">
					{isSending ? messages.sending : messages.send}
				</ActionButton>
				{isFilled && (
					<button type="button" onClick={onClear} disabled={isSending} className={CLEAR}>
						{messages.clear}
					</button>
				)}
			</div>
			<p className="needs-script mt-3 text-muted text-sm">{messages.kept}</p>
			<p role="status" className="sr-only">
				{isSending ? messages.sending : state.isCleared ? messages.cleared : ""}
			</p>
		</form>
	);
}
