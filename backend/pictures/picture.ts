/** What a picture is for. */
export type PictureKind = "logo" | "background";

/** Why a picture isn't taken. */
export type PictureFault = "unreadable" | "small";

export class PictureError extends Error {
	override name = "PictureError";

	constructor(readonly fault: PictureFault) {
		super(fault);
	}
}

/** How the process that makes pictures says why it made none. */
export const EXIT_CODES: Record<PictureFault, number> = { unreadable: 20, small: 21 };
