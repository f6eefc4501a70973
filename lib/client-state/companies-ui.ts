import { slice } from "./slice";

/** How the company's screens stand. */
interface CompaniesUi {
	/** Name of the period that usage is shown for; empty for the host's own. */
	usage_activity_period: string;
	/** Whether leaving the screen is held up, since something isn't saved. */
	is_blocking_transition: boolean;
}

/** The state of the company's screens. */
export const companiesUi = slice<CompaniesUi>({ usage_activity_period: "", is_blocking_transition: false });
