import type { SwitchResult } from "@/lib/company-switch/addresses";
import type { Messages } from "@/lib/i18n/messages";

export type CompanySwitchMessages = Messages["company-switch"];

/** The switch page's data from the server. */
export interface SwitchSetup {
	/** The company to go on with. */
	id: string;
	/** The form's action without script. */
	action: string;
	/** Addresses in the recruiter application: the company's dashboard, and where one signs in. */
	dashboard: string;
	login: string;
	/** The result of an attempt that was posted without script; null for a visit that starts a switch. */
	result: SwitchResult | null;
}
