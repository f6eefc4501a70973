import type { MediaItem } from "../../media/item";
import { HEADER_PICTURES } from "./headers";
import { INTRO_VIDEO } from "./intro-video";
import { LOGOS } from "./logos";

const drawings = Object.entries({ ...LOGOS, ...HEADER_PICTURES }).map(([name, text]): [string, MediaItem] => [
	name,
	{ type: "image/svg+xml", text },
]);

/** The pictures and videos that seeded rows name, by file name. */
export const MEDIA: Readonly<Record<string, MediaItem>> = {
	...Object.fromEntries(drawings),
	"terang-energy-intro.webm": { type: "video/webm", base64: INTRO_VIDEO },
};
