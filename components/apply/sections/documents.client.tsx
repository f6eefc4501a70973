"use client";

import type { RequestedDocument } from "@/lib/application/requested-document";
import { DocumentSlot } from "../documents/document-slot.client";
import { fieldId } from "../field-id";
import { useFormPhase, useFormTools, useProblem } from "../form-tools.client";
import { NoScriptLink } from "./no-script-link";

interface Props {
	slot: RequestedDocument;
	hint?: string;
}

/** The slot of one requested document. */
export function RequestedSlot({ slot, hint }: Props) {
	const { engines, words } = useFormTools();
	const { locked, attempt } = useFormPhase();
	const error = useProblem(slot.path);
	const engine = engines[slot.path];
	if (!engine?.links) return null;
	return (
		<DocumentSlot
			id={fieldId(slot.path)}
			// Without script the browser sends the CV along; other documents it sends as links.
			name={slot.isCv ? "cv" : undefined}
			label={slot.label}
			hint={hint}
			required={slot.isRequired}
			policy={engine.policy}
			uploads={engine.uploads}
			links={engine.links}
			words={words}
			error={error}
			disabled={locked}
			showBlank={attempt > 0}
		/>
	);
}

/** The requested documents besides the CV. */
export function DocumentsSection({ slots }: { slots: readonly RequestedDocument[] }) {
	const { words } = useFormTools();
	if (slots.length === 0) return null;
	return (
		<section aria-label={words.LABEL_DOCUMENTS_TITLE} className="space-y-5">
			<h3 className="font-bold text-ink text-lg">{words.LABEL_DOCUMENTS_TITLE}</h3>
			{slots.map((slot, place) => (
				<div key={slot.path}>
					<RequestedSlot slot={slot} />
					<NoScriptLink slot={slot} place={place} words={words} />
				</div>
			))}
		</section>
	);
}
