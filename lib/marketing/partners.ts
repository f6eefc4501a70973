/** Kinds of partnership, in the order they are shown in. */
export const PARTNERSHIPS = ["assessments", "api", "labs", "referral"] as const;
export type Partnership = (typeof PARTNERSHIPS)[number];

/** Whether an address names a kind of partnership. */
export const isPartnership = (name: string): name is Partnership => (PARTNERSHIPS as readonly string[]).includes(name);

/** The page for partners, without its language, whose form begins with a kind of partnership. */
export const partnershipPath = (kind: Partnership): string => `/partners/${kind}`;

/** What a partner of each kind gets and does, in order: names of texts. */
export const PARTNER_POINTS = {
	assessments: {
		gives: ["assessments.gives.beside", "assessments.gives.oneInvitation", "assessments.gives.heard"],
		does: ["assessments.does.measure", "assessments.does.connect"],
	},
	api: {
		gives: ["api.gives.noVideo", "api.gives.brand", "api.gives.documented"],
		does: ["api.does.read", "api.does.build"],
	},
	labs: {
		gives: ["labs.gives.visitors", "labs.gives.found", "labs.gives.help"],
		does: ["labs.does.room", "labs.does.speed", "labs.does.welcome"],
	},
	referral: {
		gives: ["referral.gives.reward", "referral.gives.trial", "referral.gives.word"],
		does: ["referral.does.ask", "referral.does.introduce"],
	},
} as const;

/** How a partnership starts, step by step. */
export const PARTNER_STEPS = ["write", "talk", "agree"] as const;
