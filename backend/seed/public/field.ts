/** The industry of a seeded company; its benefits and its logo's shape follow from it. */
export type Field =
	| "food"
	| "stay"
	| "care"
	| "school"
	| "tech"
	| "build"
	| "move"
	| "shop"
	| "money"
	| "power"
	| "land"
	| "media";
