/** For whom the product has a page each, with the picture of the page and its three benefits with theirs, in order. */
export const AUDIENCES = {
	campuses: {
		scene: "campus",
		benefits: { invite: "invitation", ability: "compare", campaign: "job-page" },
	},
	professionals: {
		scene: "answer",
		benefits: { hours: "invitation", depth: "questions", managers: "team" },
	},
	"technical-hiring": {
		scene: "choice",
		benefits: { thinking: "answer", knowledge: "assessments", hours: "compare" },
	},
	"remote-and-field-hiring": {
		scene: "field",
		benefits: { phone: "invitation", line: "answer", sites: "stages" },
	},
	"global-hiring": {
		scene: "time-zones",
		benefits: { hours: "answer", standard: "compare", regions: "job-page" },
	},
	"partner-via-api": {
		scene: "integration",
		benefits: { exchange: "stages", results: "analytics", brand: "white-label" },
	},
} as const;

export type Audience = keyof typeof AUDIENCES;

/** Whether there is a page for whom an address names. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(AUDIENCES, name);

/** A benefit, as the texts of the audiences name it. */
type BenefitKey = { [A in Audience]: `${A}.benefits.${keyof (typeof AUDIENCES)[A]["benefits"] & string}` }[Audience];

/** An audience's benefits in order, each with the name of its texts and its picture. */
export const benefitsOf = (audience: Audience) =>
	Object.entries(AUDIENCES[audience].benefits).map(([benefit, scene]) => ({
		key: `${audience}.benefits.${benefit}` as BenefitKey,
		scene,
	}));
