import { PlainOnly } from "@/components/ui/plain-only.client";
import { TextField } from "@/components/ui/text-field";
import { linkField } from "@/lib/application/posted/posted-documents";
import type { RequestedDocument } from "@/lib/application/requested-document";
import { fieldId } from "./field-id";

interface Props {
	slot: RequestedDocument;
	messages: { NO_SCRIPT_LINK: string };
	/** The prefix of the form's element ids, if it isn't the application's. */
	form?: string;
}

/** A link instead of a document's file, for browsers without script. */
export const PlainLink = ({ slot, messages, form }: Props) => (
	<PlainOnly>
		<TextField
			id={`${fieldId(slot.path, form)}-link`}
			name={linkField(slot)}
			type="url"
			label={`${slot.label}: ${messages.NO_SCRIPT_LINK}`}
		/>
	</PlainOnly>
);
