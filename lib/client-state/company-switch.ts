import { slice } from "./slice";

/** The switch to another company. */
interface CompanySwitch {
	isLoading: boolean;
	/** Whether the last attempt failed. */
	hasErrored: boolean;
}

/** The switch to another company; initially none is in progress. */
export const companySwitch = slice<CompanySwitch>({ isLoading: false, hasErrored: false });
