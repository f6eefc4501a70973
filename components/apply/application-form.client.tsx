"use client";

import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { fieldId } from "./field-id";
import { FormProblems } from "./form-problems.client";
import { ConsentSection } from "./sections/consents";
import { IdentitySection } from "./sections/identity";
import type { ApplySetup } from "./setup";
import { SubmittedView } from "./success/submitted-view.client";
import { UploadSlot } from "./upload/upload-slot.client";
import { useApplicationForm } from "./use-application-form.client";

/** The application form of a job, and what follows once it is sent. */
export function ApplicationForm(setup: ApplySetup) {
	const { job, rules, consent, words } = setup;
	const form = useApplicationForm(setup);

	if (form.submitted) return <SubmittedView submitted={form.submitted} setup={setup} onReset={form.startOver} />;

	return (
		<form
			// Without script the browser posts the same fields itself.
			action={`/api/public/${encodeURIComponent(job.code)}`}
			method="post"
			encType="multipart/form-data"
			noValidate={form.awake}
			onSubmit={form.onSubmit}
			className="space-y-6"
		>
			<input type="hidden" name="company_id" value={job.companyId} />
			<input type="hidden" name="job_id" value={job.jobId} />
			<input type="hidden" name="interview_code" value={job.code} />
			<div>
				<h2 className="font-bold text-2xl text-ink">{words.LABEL_FORM_TITLE}</h2>
				<p className="mt-2 text-muted text-sm">{words.LABEL_REQUIRED_HINT}</p>
			</div>
			<FormProblems
				problems={form.problems}
				refused={form.refused}
				attempt={form.attempt}
				wordOf={form.wordOf}
				words={words}
			/>
			<IdentitySection
				register={form.register}
				emailRequired={rules.emailRequired}
				disabled={form.sending}
				words={words}
				errorOf={form.errorOf}
			/>
			{rules.cvRequired && (
				<UploadSlot
					id={fieldId("cv")}
					name="cv"
					label={job.documentType}
					required={rules.cvRequired}
					documentType={job.documentType}
					accept="cv"
					companyId={job.companyId}
					openCode={job.code}
					slotIndex={0}
					words={words}
					error={form.errorOf("cv")}
					onChange={form.onCvChange}
					disabled={form.sending}
				/>
			)}
			{job.asksWhatsapp && (
				<CheckboxField
					{...form.register("whatsapp_notification")}
					value="true"
					defaultChecked
					id={fieldId("whatsapp_notification")}
					label={words.LABEL_WHATSAPP_REMINDER}
				/>
			)}
			<ConsentSection register={form.register} consent={consent} words={words} errorOf={form.errorOf} />
			<div>
				<Button
					type="submit"
					disabled={!form.open || form.sending}
					aria-describedby="apply-submit-hint"
					className="w-full"
				>
					{form.sending ? words.LABEL_SUBMITTING : words.LABEL_SUBMIT}
				</Button>
				<p id="apply-submit-hint" role="status" className="mt-2 text-center text-muted text-sm">
					{form.hint}
				</p>
				<noscript>
					<button type="submit" className="min-h-12 w-full rounded-lg bg-brand font-bold text-on-brand">
						{words.LABEL_SUBMIT}
					</button>
				</noscript>
			</div>
		</form>
	);
}
