import { jsonAnswer, type Respond } from "./stub-host";

const WHOLE = {
	company: { title: "Surya Stub", logoUrl: "https://cdn.example.com/logo.svg" },
	candidate: { fullname: "Ayu Lestari" },
	job: { title: "Roof Planner" },
	question: { title: "What did you do first?" },
	video_url: "https://cdn.example.com/a.webm",
	thumbnail_url: "https://cdn.example.com/a.svg",
	captions_url: "https://cdn.example.com/a.vtt",
};

/** A host's answer about a recorded answer, with parts of it replaced. */
export const recordedAnswer = (parts: Partial<Record<keyof typeof WHOLE, unknown>> = {}): Respond =>
	jsonAnswer(200, { ...WHOLE, ...parts });

/** The page's path. */
export const answerPath = (hash: string) => `/public/candidates/video/${hash}`;
