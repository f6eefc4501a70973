"use client";

import { PlainLink } from "@/components/attachments/plain-link";
import type { RequestedDocument } from "@/lib/application/requested-document";
import { useFormTools } from "../form-tools.client";
import { RequestedSlot } from "./requested-slot.client";

/** The requested documents besides the CV. */
export function DocumentsSection({ slots }: { slots: readonly RequestedDocument[] }) {
	const { messages } = useFormTools();
	if (slots.length === 0) return null;
	return (
		<section aria-label={messages.LABEL_DOCUMENTS_TITLE} className="space-y-5">
			<h3 className="font-bold text-ink text-lg">{messages.LABEL_DOCUMENTS_TITLE}</h3>
			{slots.map((slot) => (
				<div key={slot.path}>
					<RequestedSlot slot={slot} hint={messages.HINT_DOCUMENT} />
					<PlainLink slot={slot} messages={messages} />
				</div>
			))}
		</section>
	);
}
