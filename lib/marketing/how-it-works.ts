/** The product's features in groups, each with its picture, as the page tells of them in order. */
export const FEATURE_GROUPS = {
	ask: { sessions: "answer-sales", choice: "choice", assessments: "assessments", library: "library" },
	attract: { jobPage: "job-page" },
	decide: { team: "team", talentPool: "talent-pool" },
} as const;

/** What else the product does, each with its picture. */
export const MORE_FEATURES = {
	invitations: "invitation",
	proctoring: "proctoring",
	scoring: "compare",
	whiteLabel: "white-label",
	analytics: "analytics",
	integration: "integration",
} as const;

/** Who does what, one step after the other. */
export const STEPS = {
	recruiter: ["job", "questions", "invite", "review"],
	candidate: ["code", "check", "answer", "done"],
} as const;
