import { ActionButton } from "@/components/ui/action-button";
import { changeAction } from "@/lib/application/sent-address";
import type { Locale } from "@/lib/i18n/locales";
import { Card } from "./card";
import type { SentMessages } from "./messages";

interface Props {
	change: "withdraw" | "delete";
	locale: Locale;
	token: string;
	messages: SentMessages;
}

/** The first step of what can't be undone. */
export const ChangeCard = ({ change, locale, token, messages }: Props) => (
	<Card heading={messages[`${change}Title`]} isForScreen>
		<p className="mb-4 text-ink">{messages[`${change}Text`]}</p>
		<form method="post" action={changeAction(token, locale)}>
			<input type="hidden" name="change" value={change} />
			<ActionButton quiet>{messages[change]}</ActionButton>
		</form>
	</Card>
);
