import { TERANG_ENERGY } from "../companies";
import type { SeedData } from "../entry";
import { ORBIT1 } from "../jobs/orbit1";

const QUESTION = "Tell us about a day on which your plan didn't hold. What did you do first?";

/** Answers that are shared by link: one that is recorded, and one that isn't yet. */
export const SHARED_ANSWERS: NonNullable<SeedData["answers"]> = [
	{
		hash: "answer-1",
		company_id: TERANG_ENERGY.id,
		job_id: ORBIT1.id,
		candidate_name: "Ayu Lestari Wibowo",
		question: QUESTION,
		video: "/media/answer-1.webm",
		thumbnail: "/media/answer-1.svg",
		captions: "/media/answer-1.vtt",
	},
	{
		hash: "answer-none",
		company_id: TERANG_ENERGY.id,
		job_id: ORBIT1.id,
		candidate_name: "Bagus Pratama",
		question: QUESTION,
		video: null,
		thumbnail: null,
		captions: null,
	},
];
