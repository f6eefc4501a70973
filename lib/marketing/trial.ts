/** What the free trial holds, in the order it is shown in. */
export const TRIAL_HOLDS = ["credits", "days", "jobs", "members", "card"] as const;

/** What happens after signing up, step by step. */
export const TRIAL_STEPS = ["account", "confirm", "job", "invite"] as const;
