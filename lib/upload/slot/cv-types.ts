/** What a CV may be: its ending, and the type that goes with it. */
export const CV_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
};
