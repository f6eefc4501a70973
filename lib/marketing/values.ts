/** What the team holds to, in the order it is shown in. */
export const VALUES = ["same", "time", "lost", "phone", "people", "data"] as const;
export type Value = (typeof VALUES)[number];
