import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/text-area";
import { signUpFieldId } from "./field-id";
import type { SignUpWords } from "./sign-up-words";

interface Props extends Omit<ComponentProps<"textarea">, "id" | "name" | "required" | "children"> {
	words: SignUpWords;
	/** What is wrong with it, in words. */
	error?: string;
}

/** How the product can assist, in the recruiter's own words. */
export const DescriptionField = ({ words, ...area }: Props) => (
	<TextArea
		{...area}
		id={signUpFieldId("assist_description")}
		name="assist_description"
		label={words.fields.assist_description}
		hint={words.hints.assist_description}
		required
	/>
);
