import { blankAchievement, blankApplication, blankEducation, blankEmployment, blankText } from "./blank";
import type { Answer, ApplicationValues } from "./values";

type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects in a list; none if `value` is no list. */
export const groupsIn = (value: unknown): Group[] => (Array.isArray(value) ? value.filter(isGroup) : []);

/** `value`, part by part: parts of the `model`'s type stay, all others come from the model. */
export function likeModel<T extends object>(value: unknown, model: T): T {
	const parts = isGroup(value) ? value : {};
	const checked = Object.entries(model).map(([key, part]) => [
		key,
		typeof parts[key] === typeof part ? parts[key] : part,
	]);
	// Each part has just been checked against the model's.
	return Object.fromEntries(checked) as T;
}

/** What the entries of each list look like. */
const LISTS = Object.entries({
	employment_history: blankEmployment(),
	education_background: blankEducation(),
	key_achievements: blankAchievement(),
	languages: blankText(),
	certifications: blankText(),
});

function isAnswer(value: unknown): value is Answer {
	return typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"));
}

function answersIn(value: unknown): ApplicationValues["answers"] {
	const answers: Record<string, Answer> = {};
	for (const [key, answer] of Object.entries(isGroup(value) ? value : {})) {
		if (isAnswer(answer) && key !== "__proto__") answers[key] = answer;
	}
	return answers;
}

/** An application from any value: parts of the right type stay, the rest is blank. */
export function applicationIn(value: unknown): ApplicationValues {
	const parts = isGroup(value) ? value : {};
	const lists = LISTS.map(([name, model]) => [name, groupsIn(parts[name]).map((one) => likeModel<object>(one, model))]);
	return {
		...likeModel(parts, blankApplication()),
		...Object.fromEntries(lists),
		answers: answersIn(parts.answers),
	};
}
