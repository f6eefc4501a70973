/** The file types of a CV: extension and MIME type. */
export const CV_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
};

/** The file types of a CV where the job takes Word files. */
export const CV_TYPES_WITH_WORD: Readonly<Record<string, string>> = {
	...CV_TYPES,
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
