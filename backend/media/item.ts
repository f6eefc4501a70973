/** A seeded picture, video or text of captions. */
export interface MediaItem {
	type: "image/svg+xml" | "video/webm" | "text/vtt";
	text?: string;
	/** The path of the file with its bytes, from the project's root, where it has no text. */
	file?: string;
	/** Shows a candidate, so that only the requesting browser may cache it. */
	isPersonal?: boolean;
}
