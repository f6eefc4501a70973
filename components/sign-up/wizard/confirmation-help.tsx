import type { FormEvent } from "react";
import { ActionButton } from "@/components/ui/action-button";
import { TextField } from "@/components/ui/text-field";
import type { ConfirmationResult, ConfirmationWish } from "@/lib/sign-up/confirmation";
import { saidOf } from "@/lib/sign-up/outcome";
import { CONFIRMATION_PART, NEW_EMAIL_FIELD } from "@/lib/sign-up/paths";
import { confirmationText } from "./confirmation-text";
import type { WizardMessages } from "./setup";

interface Props {
	messages: Pick<WizardMessages, "confirmation" | "problems">;
	/** The result of the last request. */
	result: ConfirmationResult | undefined;
	/** Whether anything can be requested. */
	isOpen: boolean;
	/** The actions of the forms without script. */
	actions?: Record<ConfirmationWish, string>;
	isSending?: boolean;
	/** Handles the request instead of posting it. */
	onAsk?: (wish: ConfirmationWish, email?: string) => void;
}

/** The result of the last request; screen readers announce changes. */
const Outcome = ({ result, messages }: Pick<Props, "result"> & { messages: WizardMessages["confirmation"] }) => (
	<p
		id={CONFIRMATION_PART}
		role="status"
		tabIndex={-1}
		className={`scroll-mt-8 [overflow-wrap:anywhere] rounded-lg border-2 p-4 font-medium outline-none empty:hidden ${
			result?.outcome.kind === "sent" ? "border-line bg-tint text-ink" : "border-danger bg-danger-soft text-danger"
		}`}
	>
		{result && confirmationText(result, messages)}
	</p>
);

/** For people who don't receive the mail: sends it again, or to another address. */
export function ConfirmationHelp({ messages, result, isOpen, actions, isSending = false, onAsk }: Props) {
	const { confirmation, problems } = messages;
	if (!isOpen && !result) return null;
	const refusal = result?.wish === "change" && result.outcome.kind === "refused" ? result.outcome.text : undefined;
	const take =
		onAsk &&
		((wish: ConfirmationWish) => (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault();
			const email = new FormData(event.currentTarget).get("email");
			if (!isSending) onAsk(wish, typeof email === "string" ? email : undefined);
		});
	return (
		<div className="grid gap-3">
			<Outcome result={result} messages={confirmation} />
			{isOpen && (
				<>
					<form method="post" action={actions?.again} onSubmit={take?.("again")}>
						<ActionButton quiet aria-disabled={isSending} className="w-full">
							{confirmation.again}
						</ActionButton>
					</form>
					<details open={result?.wish === "change"}>
						<summary className="min-h-11 cursor-pointer py-2 font-bold text-brand-ink">{confirmation.wrong}</summary>
						<form
							method="post"
							action={actions?.change}
							noValidate
							onSubmit={take?.("change")}
							className="mt-2 grid gap-3 pb-2 [&_input]:scroll-mt-20"
						>
							<TextField
								id={NEW_EMAIL_FIELD}
								name="email"
								type="email"
								inputMode="email"
								autoComplete="email"
								label={confirmation.newEmail}
								required
								defaultValue={refusal === undefined ? "" : result?.email}
								error={refusal && saidOf(refusal, problems)}
							/>
							<ActionButton quiet aria-disabled={isSending} className="w-full">
								{confirmation.change}
							</ActionButton>
						</form>
					</details>
				</>
			)}
		</div>
	);
}
