import { PlainOnly } from "@/components/ui/plain-only.client";
import type { RequestedDocument } from "@/lib/application/requested-document";

interface Props {
	slot: RequestedDocument;
	/** Its place among the documents that are sent this way. */
	place: number;
	words: { NO_SCRIPT_LINK: string };
}

/** A document by its address, for browsers that run no script; a request for documents takes no files from them. */
export function NoScriptLink({ slot: { type, label, isRequired }, place, words }: Props) {
	const name = `document_candidate[${place}]`;
	return (
		<PlainOnly>
			<input type="hidden" name={`${name}[document_type]`} value={type} />
			<label className="block font-medium text-ink">
				{`${label}: ${words.NO_SCRIPT_LINK}`}
				{isRequired && <span aria-hidden="true">{"\u00a0*"}</span>}
				<input
					type="url"
					name={`${name}[link_input][0][value]`}
					className="mt-1.5 block min-h-12 w-full rounded-lg border border-line bg-surface px-3 py-2"
				/>
			</label>
		</PlainOnly>
	);
}
