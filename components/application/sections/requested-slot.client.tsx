"use client";

import type { ReactNode } from "react";
import { DocumentSlot } from "@/components/attachments/document-slot.client";
import { fieldId } from "@/components/attachments/field-id";
import { documentField } from "@/lib/application/posted/posted-documents";
import type { RequestedDocument } from "@/lib/application/requested-document";
import { useFormPhase, useFormTools, useProblem } from "../form-tools.client";

interface Props {
	slot: RequestedDocument;
	hint?: ReactNode;
}

/** The slot of one requested document. */
export function RequestedSlot({ slot, hint }: Props) {
	const { engines, messages } = useFormTools();
	const { locked, attempt, keepsUploads } = useFormPhase();
	const error = useProblem(slot.path);
	const engine = engines[slot.path];
	if (!engine?.links) return null;
	return (
		<DocumentSlot
			id={fieldId(slot.path)}
			// Except for the CV, a link can replace a file.
			plain={{ name: documentField(slot), isOnlyWay: slot.isCv }}
			label={slot.label}
			hint={hint}
			required={slot.isRequired}
			policy={engine.policy}
			uploads={engine.uploads}
			links={engine.links}
			desk={engine.desk}
			messages={messages}
			error={error}
			disabled={locked}
			persists={keepsUploads}
			showBlank={attempt > 0}
		/>
	);
}
