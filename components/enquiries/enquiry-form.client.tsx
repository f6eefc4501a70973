"use client";

import { Button } from "@/components/ui/button";
import { TrapField } from "@/components/ui/trap-field";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { TRAP_FIELD } from "@/lib/contract/robot-trap";
import { enquiryAction } from "@/lib/enquiries/paths";
import { EnquiryProblem } from "./enquiry-problem.client";
import { EnquiryReceipt } from "./enquiry-receipt.client";
import { EnquiryFields } from "./fields/enquiry-fields";
import type { EnquirySetup } from "./setup";
import { toldProblems } from "./told-problems";
import { useEnquiry } from "./use-enquiry.client";

/** A partner, demo or training request: a real form, which a browser without script posts itself. */
export function EnquiryForm(setup: EnquirySetup) {
	const { kind, locale, words, zones, supportEmail, served } = setup;
	const { form, state, ownZone, submit, changed, clear } = useEnquiry(setup);
	const isSending = state.step === "sending";
	useKeepFocus(isSending);
	if (state.step === "sent") return <EnquiryReceipt kind={kind} locale={locale} words={words} />;
	const { reason, attempt } = state;
	const told = toldProblems(setup, state.problems, state.values);
	return (
		<form ref={form} method="post" action={enquiryAction(kind, locale)} onSubmit={submit} onInput={changed}>
			{reason && (
				<EnquiryProblem
					reason={reason}
					errors={told}
					attempt={attempt}
					isCut={served?.cut === true && attempt === 0}
					supportEmail={supportEmail}
					words={words}
				/>
			)}
			<p className="mb-5 text-muted text-sm">{words.required}</p>
			<fieldset disabled={isSending} className="contents">
				<EnquiryFields
					kind={kind}
					words={words}
					values={served?.values ?? {}}
					errors={Object.fromEntries(told)}
					zones={zones}
					ownZone={ownZone}
				/>
				<TrapField name={TRAP_FIELD} label={words.trap} />
			</fieldset>
			<div className="mt-7 flex flex-wrap items-center gap-3">
				<Button type="submit" aria-disabled={isSending} className="grow sm:grow-0">
					{isSending ? words.sending : words.send}
				</Button>
				<Button quiet onClick={clear} disabled={isSending} className="needs-script grow sm:grow-0">
					{words.clear}
				</Button>
			</div>
			<p className="needs-script mt-3 text-muted text-sm">{words.kept}</p>
			<p role="status" className="sr-only">
				{isSending ? words.sending : state.isCleared ? words.cleared : ""}
			</p>
		</form>
	);
}
