const CLOSED = ["damaged", "locked"] as const;

/** Why nobody can open a stored file. */
export type ClosedReason = (typeof CLOSED)[number];

/** That reason, if the host gives it with the file's content; hosts that know the specification alone give none. */
export const closedReason = (content: { reason?: string } | null | undefined): ClosedReason | undefined =>
	CLOSED.find((reason) => reason === content?.reason);
