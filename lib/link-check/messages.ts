import { LINK_CODES } from "./codes";

/** Names of the texts that the link parts show, besides one for each code. Their placeholders `{…}` are filled in. */
export const LINK_MESSAGES = [
	...LINK_CODES,
	"LINK_LIST",
	"LINK_LABEL",
	"LINK_ADD",
	"LINK_ADD_BLANK",
	"LINK_ADD_FULL",
	"LINK_READY",
	"LINK_OFFLINE",
	"LINK_BUSY",
	"LINK_TROUBLE",
	"LINK_RECHECK",
	"LINK_REMOVE",
	"LINK_REMOVED",
	"LINK_UNDO",
] as const;

type LinkWord = (typeof LINK_MESSAGES)[number];

/** The texts of the link parts in one language. */
export type LinkMessages = Record<LinkWord, string>;
