import { Remaining } from "@/components/shared/remaining/remaining.client";
import { TextArea } from "@/components/ui/text-area";
import { LONGEST } from "@/lib/contract/sign-up";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

interface Props extends FieldOptions {
	field: "reason" | "topics";
}

/** A field for a text of several lines. It cuts nothing off: what is too long is said, and stays. */
export function LongField({ field, words, values, errors }: Props) {
	const id = enquiryFieldId(field);
	const countId = `${id}-remaining`;
	return (
		<TextArea
			id={id}
			name={field}
			label={words.fields[field]}
			hint={field === "reason" ? words.reasonHint : words.hints.topics}
			rows={field === "reason" ? 5 : 3}
			defaultValue={values[field]}
			error={errors[field]}
			required
			counter={{
				id: countId,
				element: <Remaining id={countId} fieldId={id} most={LONGEST[field]} words={words.remaining} />,
			}}
		/>
	);
}
