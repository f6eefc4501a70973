import { slice } from "./slice";

/** The switch to another company. */
interface CompanySwitch {
	isLoading: boolean;
	/** Whether the last try has failed. */
	hasErrored: boolean;
}

/** The switch to another company: none is under way. */
export const companySwitch = slice<CompanySwitch>({ isLoading: false, hasErrored: false });
