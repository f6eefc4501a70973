import type { ApplicationValues } from "@/lib/application/values";

/** What react-hook-form holds: fields that aren't on the page are missing, ticked boxes hold their value. */
export type EnteredValues = { [K in keyof ApplicationValues]?: ApplicationValues[K] | string | boolean };

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** The entered values, complete and typed. */
export function readValues(entered: EnteredValues): ApplicationValues {
	return {
		fullname: text(entered.fullname),
		preferred_name: text(entered.preferred_name),
		email: text(entered.email),
		email2: text(entered.email2),
		phone: text(entered.phone),
		whatsapp_notification: Boolean(entered.whatsapp_notification),
		gdpr: Boolean(entered.gdpr),
		compliance: Boolean(entered.compliance),
	};
}
