"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { JobFields } from "@/components/attachments/job-fields";
import { LongUploadDialog } from "@/components/attachments/upload/long-upload-dialog.client";
import { useBriefLock } from "@/components/attachments/upload/use-brief-lock.client";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { losesFiles } from "@/lib/application/documents";
import { cvSlot, otherSlots } from "@/lib/application/requested-document";
import { Arrived } from "./arrived.client";
import { OpenMonthsLeft } from "./cv/open-months.client";
import { DraftLine } from "./draft/draft-line.client";
import { FormProblems } from "./form-problems.client";
import { FormPhaseProvider, FormToolsProvider } from "./form-tools.client";
import { LeaveWarning } from "./leave-warning.client";
import { AdditionalSection } from "./sections/additional";
import { ConsentSection } from "./sections/consents";
import { CvSection } from "./sections/cv.client";
import { DocumentsSection } from "./sections/documents.client";
import { IdentitySection } from "./sections/identity";
import { ProfileSection } from "./sections/profile/profile-section";
import { ReminderSection } from "./sections/reminder";
import { SubmitSection } from "./sections/submit.client";
import type { ApplySetup } from "./setup";
import { useApplicationForm } from "./use-application-form.client";
import type { Submission } from "./use-submission.client";

interface Props {
	setup: ApplySetup;
	submission: Submission;
	/** True when the form was emptied on demand. */
	isCleared: boolean;
	/** Starts over with an empty form. */
	onClear: () => void;
}

/** The form itself, put together from sections that know nothing of each other. */
export function FillIn({ setup, submission, isCleared, onClear }: Props) {
	const { job, rules, consent, messages } = setup;
	const { sending, refused, done } = submission;
	const { tools, slots, cv, draft, hydrated, found, asksMonths, onSubmit } = useApplicationForm(
		setup,
		submission.submit,
		isCleared,
	);
	const isBrieflyLocked = useBriefLock(slots.uploads);
	const locked = sending || isBrieflyLocked;
	useKeepFocus(locked);

	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (isCleared) heading.current?.focus();
	}, [isCleared]);

	const cvDocument = cvSlot(rules.documents);

	function forgetMark({ target }: FormEvent) {
		if ("name" in target && typeof target.name === "string") tools.marks.drop(target.name);
	}

	function clear() {
		slots.empty();
		draft.forget();
		onClear();
	}

	return (
		<FormToolsProvider value={tools}>
			<FormPhaseProvider value={{ locked, attempt: found.attempt, keepsUploads: draft.keepsUploads }}>
				<form
					// Without script the browser posts the same fields itself.
					action={job.target.formPath}
					method="post"
					encType="multipart/form-data"
					noValidate={hydrated}
					onSubmit={onSubmit}
					onInput={forgetMark}
					className="no-print space-y-8"
				>
					<JobFields job={job} />
					{done && <Arrived text={messages.NO_ASSESSMENT_TITLE} />}
					<div className="space-y-2">
						<h2 ref={heading} tabIndex={-1} className="font-bold text-2xl text-ink outline-none">
							{messages.LABEL_FORM_TITLE}
						</h2>
						<p className="text-muted text-sm">{messages.LABEL_REQUIRED_HINT}</p>
						<PlainOnly>
							<p className="text-muted text-sm">{messages.NO_SCRIPT_FILES}</p>
						</PlainOnly>
						<DraftLine
							draft={draft}
							isCleared={isCleared}
							language={job.language}
							messages={messages}
							onClear={clear}
						/>
					</div>
					<FormProblems found={found} refused={refused} lostLink={setup.lostLink} />
					{cvDocument && <CvSection slot={cvDocument} cv={cv} />}
					<IdentitySection job={job} emailRequired={rules.emailRequired} messages={messages} />
					<AdditionalSection fields={rules.fields} companyName={job.companyName} messages={messages} />
					<DocumentsSection slots={otherSlots(rules.documents)} />
					<ProfileSection hasCv={cvDocument !== undefined} messages={messages} />
					{job.asksWhatsapp && <ReminderSection messages={messages} />}
					<ConsentSection consent={consent} hasCompliance={rules.hasCompliance} messages={messages} />
					<div>
						{asksMonths && <OpenMonthsLeft />}
						<SubmitSection rules={rules} documents={slots.states} hydrated={hydrated} sending={sending} />
					</div>
					<LeaveWarning fields={rules.fields} losesFiles={losesFiles(slots.states, draft.isSaved)} />
					<LongUploadDialog engines={slots.uploads} messages={messages} />
				</form>
			</FormPhaseProvider>
		</FormToolsProvider>
	);
}
