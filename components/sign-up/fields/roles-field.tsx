import type { ComponentProps } from "react";
import { SelectField } from "@/components/ui/select-field";
import { signUpFieldId } from "./field-id";
import type { SignUpWords } from "./sign-up-words";

interface Props extends Omit<ComponentProps<"select">, "id" | "name" | "required" | "children"> {
	words: SignUpWords;
	/** What is wrong with it, in words. */
	error?: string;
}

/** How many roles the company recruits per year. */
export const RolesField = ({ words, ...select }: Props) => (
	<SelectField
		{...select}
		id={signUpFieldId("total_roles_description")}
		name="total_roles_description"
		label={words.fields.total_roles_description}
		options={words.roles.options}
		empty={words.roles.empty}
		required
	/>
);
