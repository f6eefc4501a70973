import { fieldId } from "@/components/documents/field-id";
import { PlainOnly } from "@/components/ui/plain-only.client";
import { TextField } from "@/components/ui/text-field";
import { linkField } from "@/lib/application/posted/posted-documents";
import type { RequestedDocument } from "@/lib/application/requested-document";

interface Props {
	slot: RequestedDocument;
	words: { NO_SCRIPT_LINK: string };
}

/** A link in place of a document's file, for browsers that run no script. */
export const PlainLink = ({ slot, words }: Props) => (
	<PlainOnly>
		<TextField
			id={`${fieldId(slot.path)}-link`}
			name={linkField(slot)}
			type="url"
			label={`${slot.label}: ${words.NO_SCRIPT_LINK}`}
		/>
	</PlainOnly>
);
