import { Remaining } from "@/components/shared/remaining.client";
import { TextArea } from "@/components/ui/text-area";
import { LONGEST } from "@/lib/contract/sign-up";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

interface Props extends FieldOptions {
	field: "reason" | "topics";
}

/** A field for a text of several lines. It cuts nothing off: text that is too long stays, with a message. */
export function LongField({ field, messages, values, errors }: Props) {
	const id = enquiryFieldId(field);
	const countId = `${id}-remaining`;
	return (
		<TextArea
			id={id}
			name={field}
			label={messages.fields[field]}
			hint={field === "reason" ? messages.reasonHint : messages.hints.topics}
			rows={field === "reason" ? 5 : 3}
			defaultValue={values[field]}
			error={errors[field]}
			required
			counter={{
				id: countId,
				element: <Remaining id={countId} fieldId={id} most={LONGEST[field]} messages={messages.remaining} />,
			}}
		/>
	);
}
