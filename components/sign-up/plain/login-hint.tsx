import { LINK } from "../wizard/link-style";

interface Props {
	/** Whether the email is, or may be, registered. */
	isTaken: boolean;
	label: string;
	loginUrl: string;
}

/** The way on from an email that is registered already. */
export const LoginHint = ({ isTaken, label, loginUrl }: Props) =>
	isTaken ? (
		<p className="mt-1 text-sm">
			<a href={loginUrl} className={LINK}>
				{label}
			</a>
		</p>
	) : null;
