/** What a picture is for. */
export type PictureKind = "logo" | "background";

/** Why a picture is refused. */
export type PictureFault = "unreadable" | "small";

export class PictureError extends Error {
	override name = "PictureError";

	constructor(readonly fault: PictureFault) {
		super(fault);
	}
}

/** How the encoding process reports why it made no picture. */
export const EXIT_CODES: Record<PictureFault, number> = { unreadable: 20, small: 21 };
