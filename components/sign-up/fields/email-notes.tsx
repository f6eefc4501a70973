import type { EmailState } from "@/lib/sign-up/email-check";
import type { SignUpWords } from "./sign-up-words";

interface Props {
	/** Id of what is said, for the field to be described by. */
	id: string;
	state: EmailState;
	words: SignUpWords["email"];
	loginUrl: string;
	onAgain: () => void;
}

const LINK = "inline-flex min-h-11 items-center font-bold text-brand-ink underline underline-offset-4";

/** Below an email that is checked while it is typed: that it is, or the ways on when it is registered. */
export const EmailNotes = ({ id, state, words, loginUrl, onAgain }: Props) => (
	<div>
		<p id={id} role="status" className="mt-1 text-muted text-sm empty:hidden">
			{state === "checking" && words.checking}
		</p>
		{state === "taken" && (
			<p className="flex flex-wrap gap-x-6 text-sm">
				<a href={loginUrl} className={LINK}>
					{words.login}
				</a>
				<button type="button" onClick={onAgain} className={LINK}>
					{words.again}
				</button>
			</p>
		)}
	</div>
);
