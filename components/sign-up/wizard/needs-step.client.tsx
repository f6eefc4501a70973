"use client";

import { DescriptionField } from "../fields/description-field";
import { RolesField } from "../fields/roles-field";
import type { BoundFields } from "./bound-fields";
import type { WizardMessages } from "./setup";

interface Props extends BoundFields {
	messages: WizardMessages;
}

/** The second step's fields: what the company recruits for. */
export const NeedsStep = ({ messages, register, problem }: Props) => (
	<>
		<RolesField
			{...register("total_roles_description")}
			messages={messages}
			error={problem("total_roles_description")}
		/>
		<DescriptionField {...register("assist_description")} messages={messages} error={problem("assist_description")} />
	</>
);
