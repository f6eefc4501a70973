import type { Ref } from "react";
import { ActionLink } from "@/components/ui/action-link";
import { fill } from "@/lib/text/fill";
import type { ShortMessages } from "./setup";

interface Props {
	messages: ShortMessages["welcome"];
	/** The address that received the mail; empty after a reload, because the tab doesn't store whose account it is. */
	email: string;
	loginUrl: string;
	/** Rank of its heading on the page. */
	as: "h2" | "h3";
	/** The heading, for who wants to focus it. */
	heading?: Ref<HTMLHeadingElement>;
}

/** Replaces the short form: the account exists, and its email must be confirmed. */
export const AccountMade = ({ messages, email, loginUrl, as: Heading, heading }: Props) => (
	<div data-account-made className="grid gap-3">
		<Heading ref={heading} tabIndex={-1} className="text-balance font-extrabold text-2xl text-ink outline-none">
			{messages.heading}
		</Heading>
		<p className="font-bold text-ink text-lg">{messages.created}</p>
		<p className="[overflow-wrap:anywhere] text-ink">{email ? fill(messages.check, { email }) : messages.checkAny}</p>
		<p className="text-muted">{messages.spam}</p>
		<ActionLink href={loginUrl} className="mt-2 w-full">
			{messages.login}
		</ActionLink>
	</div>
);
