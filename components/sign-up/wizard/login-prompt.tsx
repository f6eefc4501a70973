import { LINK } from "./link-style";
import type { WizardMessages } from "./setup";

interface Props {
	messages: WizardMessages["ways"];
	loginUrl: string;
}

/** The link for people who have an account. */
export const LoginPrompt = ({ messages, loginUrl }: Props) => (
	<p className="text-muted">
		{messages.loginQuestion}{" "}
		<a href={loginUrl} className={LINK}>
			{messages.login}
		</a>
	</p>
);
