import type { MediaItem } from "../../media/item";
import { ANSWER_POSTER } from "./answer";
import { ANSWER_VIDEO } from "./answer-video";
import { CAPTIONS } from "./captions";
import { HEADER_PICTURES } from "./headers";
import { INTRO_VIDEO } from "./intro-video";
import { LOGOS } from "./logos";

const drawings = Object.entries({ ...LOGOS, ...HEADER_PICTURES, "answer-1.svg": ANSWER_POSTER }).map(
	([name, text]): [string, MediaItem] => [name, { type: "image/svg+xml", text }],
);

const captions = Object.entries(CAPTIONS).map(([name, text]): [string, MediaItem] => [
	name,
	{ type: "text/vtt", text },
]);

/** The pictures, videos and captions that seeded rows name, by file name. */
export const MEDIA: Readonly<Record<string, MediaItem>> = {
	...Object.fromEntries(drawings),
	...Object.fromEntries(captions),
	"terang-energy-intro.webm": { type: "video/webm", base64: INTRO_VIDEO },
	"answer-1.webm": { type: "video/webm", base64: ANSWER_VIDEO },
};
