/**
 * The product's numbers, each written once. Texts name them in braces, such as `{trialCredits}`, in every language.
 * Prices are in US dollars and without tax.
 */
export const FACTS = {
	/** The free trial, "30 for 30". */
	trialCredits: 30,
	trialDays: 30,
	/** Members of a team in the trial and in "Start small". */
	teamMembers: 5,
	startSmallPrice: 500,
	startSmallCredits: 50,
	/** Credits are valid for so long; a top-up renews all of them. */
	creditMonths: 12,
	taxPercent: 10,
	creditsPerCandidate: 1,
	/** The subscription "Essential". */
	essentialMonthlyPrice: 88,
	essentialMonthlyResponses: 30,
	essentialYearlyPrice: 900,
	essentialYearlyResponses: 360,
	/** What a year costs less than twelve months, as the plan says it: rounded. */
	yearlySavingPercent: 15,
	invoiceDays: 30,
	/** Chances to take a video again. */
	retakes: 3,
	invitationFromSeconds: 45,
	invitationToSeconds: 60,
	reminderHours: 24,
	/** Above so many candidates, uploading them as a list is quicker. */
	bulkFrom: 5,
	/** How long the film of the product takes. */
	filmSeconds: 36,
	participationPercent: 90,
	iosVersion: 12,
	androidVersion: "6.0",
	androidMemoryGb: 2,
	uploadKbps: 300,
	liabilityCapSgd: 100,
	childrenAge: 13,
} as const;
