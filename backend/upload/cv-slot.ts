/** Slot 0 of the form is the CV. */
export const CV_SLOT = 0;
