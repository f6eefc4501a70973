/**
 * Candidates' questions that the page must have, in their order; each name is the question's id in the page. The text may
 * have more.
 */
export const CANDIDATE_QUESTIONS = [
	"what-is-a-code",
	"where-is-my-code",
	"use-my-code",
	"after-an-invitation",
	"camera",
	"microphone",
	"cannot-install-the-app",
	"android-app-crashes",
	"browsers",
	"running-out-of-time",
	"disconnection",
	"answers-received",
	"results",
	"document-request",
	"open-code",
] as const;
type CandidateQuestion = (typeof CANDIDATE_QUESTIONS)[number];

/** The questions' topics, each with its first question. */
export const CANDIDATE_THEMES = {
	code: "what-is-a-code",
	invitation: "after-an-invitation",
	camera: "camera",
	microphone: "microphone",
	app: "cannot-install-the-app",
	time: "running-out-of-time",
	after: "answers-received",
	documents: "document-request",
	apply: "open-code",
} as const satisfies Record<string, CandidateQuestion>;
type CandidateTheme = keyof typeof CANDIDATE_THEMES;

export const CANDIDATE_THEME_NAMES = Object.keys(CANDIDATE_THEMES) as CandidateTheme[];
