import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { signUpFieldId } from "./field-id";
import type { SignUpMessages } from "./sign-up-messages";

interface Props extends Omit<ComponentProps<"select">, "id" | "name" | "required" | "children"> {
	messages: SignUpMessages;
	/** Its problem, as a message. */
	error?: string;
}

/** The number of roles that the company recruits per year. */
export const RolesField = ({ messages, ...select }: Props) => (
	<SelectField
		{...select}
		id={signUpFieldId("total_roles_description")}
		name="total_roles_description"
		label={messages.fields.total_roles_description}
		options={messages.roles.options}
		empty={messages.roles.empty}
		required
	/>
);
