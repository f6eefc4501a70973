/** For whom the product has a page each, with the picture of the page and its three benefits with theirs, in order. */
export const AUDIENCES = {
	campuses: {
		scene: "campus",
		benefits: { invite: "invitation-campus", ability: "compare-campus", campaign: "job-page-campus" },
	},
	professionals: {
		scene: "answer-professional",
		benefits: { hours: "invitation-professional", depth: "questions-professional", managers: "team-professional" },
	},
	"technical-hiring": {
		scene: "choice-technical",
		benefits: { thinking: "answer-technical", knowledge: "assessments-technical", hours: "compare-technical" },
	},
	"remote-and-field-hiring": {
		scene: "field",
		benefits: { phone: "invitation-field", line: "weak-signal", sites: "stages-field" },
	},
	"global-hiring": {
		scene: "time-zones",
		benefits: { hours: "answer-global", standard: "compare-global", regions: "regions" },
	},
	"partner-via-api": {
		scene: "integration",
		benefits: { exchange: "stages", results: "analytics", brand: "white-label" },
	},
} as const;

export type Audience = keyof typeof AUDIENCES;

/** Whether there is a page for whom an address names. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(AUDIENCES, name);
