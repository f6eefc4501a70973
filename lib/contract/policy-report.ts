/** Where browsers report what the policy of a page has refused. */
export const POLICY_REPORT_PATH = "/api/policy-report";
