import type { SwitchResult } from "@/lib/company-switch/addresses";
import type { Messages } from "@/lib/i18n/messages";

export type CompanySwitchMessages = Messages["company-switch"];

/** What the page of a switch gets from the server. */
export interface SwitchSetup {
	/** The company to go on with. */
	id: string;
	/** Where the form posts itself without script. */
	action: string;
	/** Addresses in the recruiter application: the company's dashboard, and where one signs in. */
	dashboard: string;
	login: string;
	/** What came of a try that was posted without script; null for a visit that comes to switch. */
	result: SwitchResult | null;
}
