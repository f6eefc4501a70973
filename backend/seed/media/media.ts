import type { MediaItem } from "../../media/item";
import { ANSWER_POSTER } from "./answer";
import { ANSWER_VIDEO } from "./answer-video";
import { BLOG_PICTURES } from "./blog-pictures";
import { CAPTIONS } from "./captions";
import { HEADER_PICTURES } from "./headers";
import { INTRO_VIDEO } from "./intro-video";
import { LOGOS } from "./logos";

const drawings = Object.entries({ ...LOGOS, ...HEADER_PICTURES, ...BLOG_PICTURES }).map(
	([name, text]): [string, MediaItem] => [name, { type: "image/svg+xml", text }],
);

/** A candidate's recording and what belongs to it. */
const ANSWER: Readonly<Record<string, MediaItem>> = {
	"answer-1.webm": { type: "video/webm", base64: ANSWER_VIDEO, isPersonal: true },
	"answer-1.svg": { type: "image/svg+xml", text: ANSWER_POSTER, isPersonal: true },
	"answer-1.vtt": { type: "text/vtt", text: CAPTIONS["answer-1.vtt"], isPersonal: true },
};

/** The pictures, videos and captions that seeded rows name, by file name. */
export const MEDIA: Readonly<Record<string, MediaItem>> = {
	...Object.fromEntries(drawings),
	...ANSWER,
	"terang-energy-intro.webm": { type: "video/webm", base64: INTRO_VIDEO },
	"terang-energy-intro.vtt": { type: "text/vtt", text: CAPTIONS["terang-energy-intro.vtt"] },
};
