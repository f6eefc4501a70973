import { slice } from "./slice";

/** UI state of the company screens. */
interface CompaniesUi {
	/** Name of the period whose usage is shown; empty for the host's default. */
	usage_activity_period: string;
	/** Whether unsaved changes block leaving the screen. */
	is_blocking_transition: boolean;
}

/** The UI state of the company screens. */
export const companiesUi = slice<CompaniesUi>({ usage_activity_period: "", is_blocking_transition: false });
