import { PlainOnly } from "@/components/ui/plain-only.client";
import type { SwitchWords } from "./setup";

/** The failure for browsers without script, where the toast would be. */
export const ServedError = ({ words }: { words: SwitchWords }) => (
	<PlainOnly>
		<p
			role="alert"
			className="fixed bottom-4 left-4 z-10 max-w-[calc(100vw-2rem)] rounded-xl border border-danger bg-danger-soft px-4 py-3 font-medium text-danger shadow-lg"
		>
			<strong className="block">{words.errorTitle}</strong>
			{words.errorText}
		</p>
	</PlainOnly>
);
