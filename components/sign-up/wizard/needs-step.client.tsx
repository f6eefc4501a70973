"use client";

import { DescriptionField } from "../fields/description-field";
import { RolesField } from "../fields/roles-field";
import type { BoundFields } from "./bound-fields";
import type { WizardWords } from "./setup";

interface Props extends BoundFields {
	words: WizardWords;
}

/** The second step's fields: what the company recruits for. */
export const NeedsStep = ({ words, register, problem }: Props) => (
	<>
		<RolesField {...register("total_roles_description")} words={words} error={problem("total_roles_description")} />
		<DescriptionField {...register("assist_description")} words={words} error={problem("assist_description")} />
	</>
);
