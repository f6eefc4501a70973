/** A seeded picture or video, held in the code so that the bundle needs no other files. */
export interface MediaItem {
	type: "image/svg+xml" | "video/webm" | "text/vtt";
	/** Text, or the bytes of a video in base64. */
	text?: string;
	base64?: string;
	/** Shows a candidate, so that nobody but whoever asked may keep it. */
	isPersonal?: boolean;
}
