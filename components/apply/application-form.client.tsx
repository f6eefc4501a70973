"use client";

import { CheckboxField } from "@/components/ui/checkbox-field";
import { Arrived } from "./arrived.client";
import { fieldId } from "./field-id";
import { FormProblems } from "./form-problems.client";
import { ConsentSection } from "./sections/consents";
import { IdentitySection } from "./sections/identity";
import { SubmitSection } from "./sections/submit";
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
			className="no-print space-y-6"
		>
			<input type="hidden" name="company_id" value={job.companyId} />
			<input type="hidden" name="job_id" value={job.jobId} />
			<input type="hidden" name="interview_code" value={job.code} />
			{form.done && <Arrived text={words.NO_ASSESSMENT_TITLE} />}
			<div>
				<h2 className="font-bold text-2xl text-ink">{words.LABEL_FORM_TITLE}</h2>
				<p className="mt-2 text-muted text-sm">{words.LABEL_REQUIRED_HINT}</p>
			</div>
			<FormProblems found={form.found} open={form.problems} refused={form.refused} textOf={form.textOf} words={words} />
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
					hint={words.HINT_CV}
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
			<ConsentSection
				register={form.register}
				consent={consent}
				hasCompliance={rules.hasCompliance}
				words={words}
				errorOf={form.errorOf}
			/>
			<SubmitSection form={form} words={words} />
		</form>
	);
}
