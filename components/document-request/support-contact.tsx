import { fill } from "@/lib/text/fill";
import type { RequestMessages } from "./messages";

interface Props {
	messages: Pick<RequestMessages, "REQUEST_SUPPORT" | "REQUEST_SUPPORT_COMPANY">;
	email: string;
	/** The company's name, where it is known. */
	company?: string;
}

/** The contacts for help: the product's support, and the company. */
export const SupportContact = ({ messages, email, company }: Props) => (
	<p className="text-muted">
		{messages.REQUEST_SUPPORT}{" "}
		<a href={`mailto:${email}`} className="inline-block py-1 text-brand-ink underline underline-offset-2">
			{email}
		</a>{" "}
		{company && fill(messages.REQUEST_SUPPORT_COMPANY, { company })}
	</p>
);
