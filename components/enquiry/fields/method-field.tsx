import { Choice } from "@/components/ui/choice";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { DELIVERY_METHODS } from "@/lib/contract/enquiry";
import { enquiryFieldId } from "../setup";
import type { FieldOptions } from "./options";

const FIELD = "delivery_method";
const ID = enquiryFieldId(FIELD);

/** The kind of training: online or on site. */
export const MethodField = ({ messages, values, errors }: FieldOptions) => (
	<ChoiceGroup id={ID} legend={messages.fields[FIELD]} error={errors[FIELD]} required>
		{DELIVERY_METHODS.map((method, index) => (
			<Choice
				key={method}
				id={index === 0 ? ID : `${ID}-${method}`}
				type="radio"
				name={FIELD}
				value={method}
				label={messages.methods[method]}
				defaultChecked={values[FIELD] === method}
				aria-invalid={errors[FIELD] ? true : undefined}
				required
			/>
		))}
	</ChoiceGroup>
);
