import { memo } from "react";
import type { AdditionalField } from "@/lib/application/additional-field";
import { fill } from "@/lib/text/fill";
import { RENDERERS } from "../fields/registry";
import { FormSection } from "../form-section.client";
import type { ApplicationMessages } from "../setup";

interface Props {
	fields: readonly AdditionalField[];
	companyName: string;
	messages: ApplicationMessages;
}

/** What browsers without script send along with an answer, so that the host knows its question. */
function Posted({ field, index }: { field: AdditionalField; index: number }) {
	const name = (part: string) => `custom_fields[${index}][${part}]`;
	return (
		<>
			<input type="hidden" name={name("id")} value={field.id} />
			<input type="hidden" name={name("label")} value={field.label} />
			<input type="hidden" name={name("is_mandatory")} value={field.isMandatory ? "1" : "0"} />
			<input type="hidden" name={name("input_type")} value={field.inputType} />
		</>
	);
}

/** The job's own questions, in its order. */
export const AdditionalSection = memo(function AdditionalSection({ fields, companyName, messages }: Props) {
	if (fields.length === 0) return null;
	return (
		<FormSection title={fill(messages.LABEL_QUESTIONS_TITLE, { company: companyName })}>
			{fields.map((field, index) => {
				const Answer = RENDERERS[field.kind];
				return (
					<div key={field.id}>
						<Posted field={field} index={index} />
						<Answer field={field} index={index} />
					</div>
				);
			})}
		</FormSection>
	);
});
