import type { Ref } from "react";
import { ButtonLink } from "@/components/ui/button";
import { fill } from "@/lib/text/fill";
import type { ShortWords } from "./setup";

interface Props {
	words: ShortWords["welcome"];
	/** The address that the mail went to; empty after a reload, which keeps nothing of whose account it is. */
	email: string;
	loginUrl: string;
	/** Rank of its heading on the page. */
	as: "h2" | "h3";
	/** The heading, for who wants to focus it. */
	heading?: Ref<HTMLHeadingElement>;
}

/** In place of the short form: the account is there, and its email waits to be confirmed. */
export const AccountMade = ({ words, email, loginUrl, as: Heading, heading }: Props) => (
	<div data-account-made className="grid gap-3">
		<Heading ref={heading} tabIndex={-1} className="text-balance font-extrabold text-2xl text-ink outline-none">
			{words.heading}
		</Heading>
		<p className="font-bold text-ink text-lg">{words.created}</p>
		<p className="break-words text-ink">{email ? fill(words.check, { email }) : words.checkAny}</p>
		<p className="text-muted">{words.spam}</p>
		<ButtonLink href={loginUrl} className="mt-2 w-full">
			{words.login}
		</ButtonLink>
	</div>
);
