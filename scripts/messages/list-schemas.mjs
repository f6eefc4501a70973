/**
 * The lists of the pages, to which entries can be added and from which they can be removed: file → place of the list, as
 * in `slots.json` → its schema, with the room that the page has.
 */
import { z } from "zod";
import { PROBLEM_TEXTS } from "./problem-texts.mjs";

const text = z.string();
const list = (entry, least, most) => z.array(entry).min(least).max(most);
const lines = (least, most) => list(text, least, most);
const entries = (parts, least, most) => list(z.strictObject(parts), least, most);

/** The signs that `components/marketing/about/value-mark.tsx` draws. */
const MARKS = ["lines", "clock", "upload", "phone", "person", "lock"];

/** The plans of the table of prices, in the order of its columns. */
const PLANS = ["trial", "startSmall", "scaleUp", "essential", "enterprise"];

/** A row says what all plans have, or what each of them has. */
const tableRow = z
	.strictObject({
		name: text,
		text: text.optional(),
		all: text.optional(),
		...Object.fromEntries(PLANS.map((plan) => [plan, text.optional()])),
	})
	.refine((row) => row.all !== undefined || PLANS.every((plan) => row[plan] !== undefined), {
		message: PROBLEM_TEXTS.cells(PLANS.join(", ")),
	});

/** `pictures` are the names of the site's pictures; null where they aren't known. */
export function listSchemas(pictures) {
	const picture = pictures === null ? text : z.enum(pictures).describe("those in pictures/README.md");
	const named = { heading: text, text };
	const feature = { ...named, points: lines(0, 6).optional(), picture };
	return {
		"home.json": {
			"showcases.list": entries(feature, 1, 6),
			"news.instead.list": entries({ category: text, title: text, text, address: text }, 0, 6),
		},
		"how-it-works.json": {
			"steps.*.list": lines(1, 8),
			"features.*.list": entries(feature, 1, 8),
			"more.list": entries({ ...named, picture, documentation: text.optional() }, 1, 12),
		},
		"pricing.json": {
			"plans.*.points": lines(1, 8),
			"credits.rules": entries(named, 1, 8),
			"difference.list": lines(1, 6),
			"table.rows": list(tableRow, 1, 40),
			"questions.list": entries({ question: text, answer: text }, 1, 30),
		},
		"audiences.json": { "*.benefits": entries(feature, 1, 6) },
		"about.json": {
			"values.list": entries({ ...named, mark: z.enum(MARKS).describe(MARKS.join(", ")) }, 1, 12),
			"team.list": entries({ name: text, text }, 1, 16),
		},
		"partners.json": { "kinds.*.{gives,does}": lines(1, 6), "start.steps": entries(named, 1, 8) },
		"register.json": { "holds.list": entries({ name: text, text }, 1, 8), "start.steps": entries(named, 2, 8) },
		"enquiry.json": { "{demo,training}.holds": lines(1, 8) },
	};
}
