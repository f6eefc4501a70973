import type { UseFormRegister } from "react-hook-form";
import type { WizardField, WizardValues } from "./wizard-form";

/** What ties a step's fields to the form. */
export interface BoundFields {
	register: UseFormRegister<WizardValues>;
	/** What is wrong with a field, as a message. */
	problem(field: WizardField): string | undefined;
}
