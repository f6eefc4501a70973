/** A video file, and its codecs if known. */
export interface VideoSource {
	url: string;
	type?: string;
}

/**
 * The files of one of the site's own films. Safari on iPhones before iOS 17.4 plays no WebM, and some Chromium builds no
 * MP4.
 */
export const filmSources = (name: "how-to" | "welcome"): readonly VideoSource[] => [
	{ url: `/videos/${name}.webm`, type: 'video/webm; codecs="vp9, opus"' },
	{ url: `/videos/${name}.mp4`, type: 'video/mp4; codecs="avc1.4d4028, mp4a.40.2"' },
];
