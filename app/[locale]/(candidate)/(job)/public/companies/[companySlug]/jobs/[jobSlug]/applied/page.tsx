import { AppliedPage, appliedMetadata } from "../../../../../../_job/applied/applied-page";

export const generateMetadata = appliedMetadata;

export default AppliedPage;
