/** The file types of a CV: extension and MIME type. */
export const CV_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
};
