import { Button } from "@/components/ui/button";
import type { ApplyWords } from "../setup";

interface Props {
	form: {
		/** True when the application may be sent. */
		open: boolean;
		sending: boolean;
		/** Why it may not be sent yet. */
		hint: string;
	};
	words: ApplyWords;
}

/** The submit button, and why it is closed. Without script nothing can open it, so another takes its place. */
export function SubmitSection({ form, words }: Props) {
	return (
		<div>
			<div className="[@media(scripting:none)]:hidden">
				<Button
					type="submit"
					disabled={!form.open || form.sending}
					aria-describedby="apply-submit-hint"
					className="w-full"
				>
					{form.sending ? words.LABEL_SUBMITTING : words.LABEL_SUBMIT}
				</Button>
				<p id="apply-submit-hint" role="status" className="mt-2 text-center text-muted text-sm">
					{form.hint}
				</p>
			</div>
			<noscript>
				<button type="submit" className="min-h-12 w-full rounded-lg bg-brand font-bold text-on-brand">
					{words.LABEL_SUBMIT}
				</button>
			</noscript>
		</div>
	);
}
