/** The address to which browsers report violations of a page's policy. */
export const POLICY_REPORT_PATH = "/api/policy-report";
