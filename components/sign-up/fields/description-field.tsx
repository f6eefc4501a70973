import type { ComponentProps } from "react";
import { Remaining } from "@/components/shared/remaining.client";
import { TextArea } from "@/components/ui/text-area";
import { LONGEST } from "@/lib/contract/sign-up";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

interface Props extends Omit<ComponentProps<"textarea">, "id" | "name" | "required" | "children"> {
	messages: SignUpMessages;
	/** Its problem, as a message. */
	error?: string;
}

const ID = signUpFieldId("assist_description");
const COUNT = `${ID}-remaining`;

/** How the product can help, in the recruiter's own words. */
export const DescriptionField = ({ messages, ...area }: Props) => (
	<TextArea
		{...area}
		id={ID}
		name="assist_description"
		label={messages.fields.assist_description}
		hint={messages.hints.assist_description}
		counter={{
			id: COUNT,
			element: <Remaining id={COUNT} fieldId={ID} most={LONGEST.assist_description} messages={messages.remaining} />,
		}}
		required
	/>
);
