/** The messages of the row of ways to share. */
export const SHARE_MESSAGES = [
	"LABEL_SHARE",
	"LABEL_SHARE_EMAIL",
	"LABEL_SHARE_MORE",
	"LABEL_COPY_LINK",
	"LABEL_LINK_COPIED",
] as const;

export type ShareMessages = Record<(typeof SHARE_MESSAGES)[number], string>;
