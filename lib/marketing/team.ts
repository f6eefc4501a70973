/** The teams behind the product, in the order they are shown in. */
export const TEAMS = [
	"product",
	"interview",
	"video",
	"platform",
	"privacy",
	"candidates",
	"customers",
	"partners",
] as const;
export type Team = (typeof TEAMS)[number];
