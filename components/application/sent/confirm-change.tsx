import { ActionButton } from "@/components/ui/action-button";
import { ButtonLink } from "@/components/ui/button";
import { confirmAction } from "@/lib/application/sent-address";
import type { PendingChange } from "@/lib/contract/schemas/sent-application";
import { type Locale, pathIn } from "@/lib/i18n/locales";
import { fill } from "@/lib/text/fill";
import type { SentMessages } from "./messages";
import { Notice } from "./notice";

interface Props {
	locale: Locale;
	token: string;
	/** The pending change; null for an invalid link. */
	pending: PendingChange | null;
	/** What the form before this page confirmed, or why it didn't. */
	confirmed: { change?: PendingChange["change"]; problem?: "failed" | "tooMany" } | null;
	messages: SentMessages;
}

function ending(
	confirmed: PendingChange["change"] | undefined,
	{ confirm }: SentMessages,
): [heading: string, text: string] {
	if (confirmed === "withdraw") return [confirm.withdrawnTitle, confirm.withdrawnText];
	if (confirmed === "delete") return [confirm.deletedTitle, confirm.deletedText];
	return [confirm.missingTitle, confirm.missingText];
}

/** Asks once more before an application is withdrawn or deleted, and says afterwards that it was. */
export function ConfirmChange({ locale, token, pending, confirmed, messages }: Props) {
	const { confirm } = messages;
	const [heading, text] = pending
		? [
				confirm[`${pending.change}Title`],
				fill(confirm[`${pending.change}Text`], { job: pending.job, company: pending.company ?? messages.company }),
			]
		: ending(confirmed?.change, messages);
	return (
		<main id="content" className="mx-auto max-w-md space-y-5 px-gutter py-12">
			{pending && confirmed?.problem && <Notice text={messages.problem[confirmed.problem]} isProblem />}
			<h1 className="font-bold text-2xl text-ink">{heading}</h1>
			<p className="text-ink">{text}</p>
			{pending ? (
				<form method="post" action={confirmAction(token, locale)}>
					<ActionButton>{confirm[pending.change]}</ActionButton>
				</form>
			) : (
				<ButtonLink quiet href={pathIn(locale, "/")}>
					{confirm.toHome}
				</ButtonLink>
			)}
		</main>
	);
}
