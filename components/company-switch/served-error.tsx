import { PlainOnly } from "@/components/ui/plain-only.client";
import type { CompanySwitchMessages } from "./setup";

/** The failure for browsers without script, where the toast would be. */
export const ServedError = ({ messages }: { messages: CompanySwitchMessages }) => (
	<PlainOnly>
		<p
			role="alert"
			className="fixed bottom-4 left-4 z-10 max-w-[calc(100vw-2rem)] rounded-xl border border-danger bg-danger-soft px-4 py-3 font-medium text-danger shadow-lg"
		>
			<strong className="block">{messages.errorTitle}</strong>
			{messages.errorText}
		</p>
	</PlainOnly>
);
