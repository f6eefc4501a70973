import { LINK } from "./link-style";
import type { WizardWords } from "./setup";

interface Props {
	words: WizardWords["ways"];
	loginUrl: string;
}

/** The way out for people who have an account. */
export const LoginLine = ({ words, loginUrl }: Props) => (
	<p className="text-muted">
		{words.loginQuestion}{" "}
		<a href={loginUrl} className={LINK}>
			{words.login}
		</a>
	</p>
);
