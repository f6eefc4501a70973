import type { Employment, Profile } from "./profile";

/** Status of a CV that can't be read. */
const UNREADABLE = 422;

interface OlderShape {
	data: {
		profile: { name?: string; preferred?: string; email?: string; phone?: string; location?: string };
		workExperiences: Employment[];
	};
}

/** Why a CV can't be read, if it is known: a photo or a scan, a file that nobody can open, or only with a password. */
export type UnreadReason = "picture" | "damaged" | "locked";

/** The part of an upload's response about its CV, also in the shape that older clients read. */
export type CvAnswer =
	| { status: 422; reason?: UnreadReason }
	| { status: 200; profile: Profile; response: OlderShape; raw_content: string };

/** The answer for a CV that can't be read: the candidate fills in the form by hand. */
export const unreadable: CvAnswer = { status: UNREADABLE };

/** The answer for a CV of which we know why it can't be read. */
export const unreadableFor = (reason: UnreadReason): CvAnswer => ({ status: UNREADABLE, reason });
