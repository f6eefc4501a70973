"use client";

import type { ReactNode } from "react";
import { DescriptionField } from "../fields/description-field";
import { RolesField } from "../fields/roles-field";
import type { BoundFields } from "./bound-fields";
import type { WizardWords } from "./setup";

interface Props extends BoundFields {
	words: WizardWords;
	/** The field of the new password, where it has to be typed again. */
	password: ReactNode;
}

/** The second step's fields: what the company recruits for. */
export const NeedsStep = ({ words, password, register, problem }: Props) => (
	<>
		<RolesField {...register("total_roles_description")} words={words} error={problem("total_roles_description")} />
		<DescriptionField {...register("assist_description")} words={words} error={problem("assist_description")} />
		{password}
	</>
);
