import type { SeedArticle } from "../entry";
import { FAIR_SCORING } from "./fair-scoring";
import { REMINDERS } from "./reminders";
import { SLOW_PHONES } from "./slow-phones";
import { STRUCTURED_INTERVIEWS } from "./structured-interviews";
import { TWO_LANGUAGES } from "./two-languages";
import { VIDEO_QUESTIONS } from "./video-questions";

/** The platform's own articles, each in both languages, the newest first. */
export const ARTICLES: readonly SeedArticle[] = [
	STRUCTURED_INTERVIEWS,
	VIDEO_QUESTIONS,
	SLOW_PHONES,
	FAIR_SCORING,
	REMINDERS,
	TWO_LANGUAGES,
];
