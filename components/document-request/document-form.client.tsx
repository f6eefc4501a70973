"use client";

import { useMemo } from "react";
import { DocumentSlot } from "@/components/attachments/document-slot.client";
import { fieldId } from "@/components/attachments/field-id";
import { JobFields } from "@/components/attachments/job-fields";
import { nameOf } from "@/components/attachments/links/link-text";
import { PlainLink } from "@/components/attachments/plain-link";
import { LongUploadDialog } from "@/components/attachments/upload/long-upload-dialog.client";
import { useBriefLock } from "@/components/attachments/upload/use-brief-lock.client";
import type { SlotEngines } from "@/components/attachments/use-slots.client";
import { ReadyData, readReadyData } from "@/components/shared/ready/ready-data.client";
import { Button } from "@/components/ui/button";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { useKeepFocus } from "@/components/ui/use-keep-focus.client";
import { useLeaveWarning } from "@/components/ui/use-leave-warning.client";
import { documentText } from "@/lib/application/document-text";
import { documentField } from "@/lib/application/posted/posted-documents";
import type { RequestedDocument } from "@/lib/application/requested-document";
import { linkPlace } from "@/lib/application/rules/documents";
import { PersistedNotice } from "./persisted-notice";
import { RequestProblems } from "./request-problems.client";
import { SendingStatus } from "./sending-status.client";
import type { RequestSetup } from "./setup";
import { useDocumentForm } from "./use-document-form.client";

/** The prefix of the form's element ids. */
const FORM = "request";

interface SlotProps {
	slot: RequestedDocument;
	engine: SlotEngines | undefined;
	messages: RequestSetup["messages"];
	error: string | undefined;
	locked: boolean;
	attempt: number;
}

function RequestedSlot({ slot, engine, messages, error, locked, attempt }: SlotProps) {
	if (!engine?.links) return null;
	return (
		<DocumentSlot
			plain={{ name: documentField(slot), isOnlyWay: false }}
			id={fieldId(slot.path, FORM)}
			label={slot.label}
			hint={slot.isCv ? messages.REQUEST_FIRST_HINT : messages.HINT_DOCUMENT}
			required={slot.isRequired}
			policy={engine.policy}
			uploads={engine.uploads}
			links={engine.links}
			desk={engine.desk}
			messages={messages}
			error={error}
			disabled={locked}
			showBlank={attempt > 0}
		/>
	);
}

function SubmitButton({ messages, isSending }: Pick<RequestSetup, "messages"> & { isSending: boolean }) {
	return (
		<div>
			<Button type="submit" disabled={isSending} className="w-full">
				{isSending ? messages.REQUEST_SUBMITTING : messages.REQUEST_SUBMIT}
			</Button>
			<SendingStatus isSending={isSending} messages={messages} />
		</div>
	);
}

/** The form that sends the documents of a request. */
export function DocumentForm(setup: RequestSetup) {
	const { job, documents, messages, formPath } = setup;
	const { slots, found, persisted, hydrated, isSending, asksBeforeLeaving, onSubmit } = useDocumentForm(setup);
	const isBrieflyLocked = useBriefLock(slots.uploads);
	const locked = isSending || isBrieflyLocked;
	useKeepFocus(locked);
	useLeaveWarning(asksBeforeLeaving);
	const textOf = (path: string, link?: string) => {
		const code = found.problems[path];
		return (code && documentText(path, code, documents, messages, link)) ?? undefined;
	};
	const items = Object.keys(found.problems).map((path) => {
		const place = linkPlace(path, documents, (slot) => slots.states[slot]?.links ?? []);
		return {
			id: fieldId(path, FORM),
			text: textOf(path, place === undefined ? undefined : nameOf(place, messages)) ?? "",
		};
	});
	return (
		// The rules are the form's own; without script they are the browser's and the host's.
		<form
			action={formPath}
			method="post"
			encType="multipart/form-data"
			noValidate={hydrated}
			onSubmit={onSubmit}
			className="space-y-6"
		>
			<JobFields job={job} />
			<h2 className="sr-only">{messages.REQUEST_FORM_TITLE}</h2>
			<PersistedNotice persisted={found.attempt === 0 ? persisted : undefined} messages={messages} />
			<RequestProblems isEmpty={found.isEmpty} items={items} attempt={found.attempt} messages={messages} />
			<PlainOnly>
				<p className="mb-6 rounded-lg border border-line px-4 py-3 text-ink">{messages.NO_SCRIPT_FILES}</p>
			</PlainOnly>
			{documents.map((slot) => (
				<div key={slot.path}>
					<RequestedSlot
						slot={slot}
						engine={slots.engines[slot.path]}
						messages={messages}
						error={textOf(slot.path)}
						locked={locked}
						attempt={found.attempt}
					/>
					<PlainLink slot={slot} messages={messages} form={FORM} />
				</div>
			))}
			<SubmitButton messages={messages} isSending={isSending} />
			<LongUploadDialog engines={slots.uploads} messages={messages} />
		</form>
	);
}

interface ServedProps extends Omit<RequestSetup, "messages"> {
	/** The name of our own messages among what the page brings along ready. */
	texts: string;
	/** Those that the job's dictionary changes. */
	own: Partial<RequestSetup["messages"]>;
}

/** The form in a page. */
export function ServedForm({ texts, own, ...setup }: ServedProps) {
	const general = readReadyData<RequestSetup["messages"]>(texts);
	const messages = useMemo(() => ({ ...general, ...own }), [general, own]);
	return (
		<>
			<ReadyData name={texts} />
			<DocumentForm {...setup} messages={messages} />
		</>
	);
}
