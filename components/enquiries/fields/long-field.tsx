import { TextArea } from "@/components/ui/text-area";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

interface Props extends FieldOptions {
	field: "reason" | "topics";
}

/** A field for a text of several lines. It cuts nothing off: what is too long is said, and stays. */
export const LongField = ({ field, words, values, errors }: Props) => (
	<TextArea
		id={enquiryFieldId(field)}
		name={field}
		label={words.fields[field]}
		hint={field === "reason" ? words.reasonHint : words.hints.topics}
		rows={field === "reason" ? 5 : 3}
		defaultValue={values[field]}
		error={errors[field]}
		required
	/>
);
