"use client";

import { useSettled } from "@/components/shared/use-settled.client";
import { useTextOf } from "@/components/shared/use-text-of.client";
import { meantEmail } from "@/lib/text/meant-email";

interface Props {
	/** Id of the field that the address is typed into. */
	fieldId: string;
	/** The question, with `{email}` in it. */
	question: string;
}

/** How long nothing is typed before it is asked, milliseconds: nobody is corrected within a word. */
const PAUSE_MS = 800;

/** Puts a text into a field as if it were typed, so that whoever follows the field hears of it. */
function typeInto(field: HTMLInputElement, text: string): void {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
	field.dispatchEvent(new Event("input", { bubbles: true }));
	field.focus();
}

/**
 * If an email's domain looks mistyped, asks below the field whether another address was meant; one press accepts that
 * one. The question is in the gap before the next field, so that nothing moves. It never refuses an address.
 */
export function EmailSuggestion({ fieldId, question }: Props) {
	const text = useTextOf(fieldId);
	const settled = useSettled(text, PAUSE_MS);
	const meant = settled === text ? meantEmail(text) : undefined;
	const [before = "", after = ""] = question.split("{email}");
	const at = meant?.lastIndexOf("@") ?? 0;

	function take() {
		const field = document.getElementById(fieldId);
		if (meant && field instanceof HTMLInputElement) typeInto(field, meant);
	}

	return (
		<div className="relative z-1 h-2">
			{meant && (
				<button
					type="button"
					onClick={take}
					aria-label={before + meant + after}
					className="absolute top-0.5 start-0 flex min-h-6 max-w-full items-center whitespace-pre text-brand-ink text-sm underline underline-offset-4"
				>
					{before}
					<strong className="min-w-0 truncate">{meant.slice(0, at)}</strong>
					<strong>{meant.slice(at)}</strong>
					{after}
				</button>
			)}
			<span role="status" className="sr-only">
				{meant && before + meant + after}
			</span>
		</div>
	);
}
