/** Kinds of partnership, in the order they are shown in. */
export const PARTNERSHIPS = ["assessments", "api", "labs", "referral"] as const;
export type Partnership = (typeof PARTNERSHIPS)[number];

/** Whether an address names a kind of partnership. */
export const isPartnership = (name: string): name is Partnership => (PARTNERSHIPS as readonly string[]).includes(name);

/** The page for partners, without its language, whose form begins with a kind of partnership. */
export const partnershipPath = (kind: Partnership): string => `/partners/${kind}`;
