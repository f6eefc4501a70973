import type { PictureFault } from "./encode";

/** How the process that makes pictures says why it made none. */
export const EXIT_CODES: Record<PictureFault, number> = { unreadable: 20, small: 21 };
