/** For whom the product has a page each, with the picture at its head. */
export const AUDIENCES = {
	campuses: "campus",
	professionals: "answer-professional",
	"technical-hiring": "choice-technical",
	"remote-and-field-hiring": "field",
	"global-hiring": "time-zones",
	"partner-via-api": "integration",
} as const;

export type Audience = keyof typeof AUDIENCES;

/** Whether there is a page for whom an address names. */
export const isAudience = (name: string): name is Audience => Object.hasOwn(AUDIENCES, name);
