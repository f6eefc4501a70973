import type { UseFormRegister } from "react-hook-form";
import type { WizardField, WizardValues } from "./wizard-form";

/** The connection of a step's fields to the form. */
export interface BoundFields {
	register: UseFormRegister<WizardValues>;
	/** A field's problem, as a message. */
	problem(field: WizardField): string | undefined;
}
